/** The server's doors for accounts. */
import { request } from "../../net/http";
import type { Me, Sessions } from "../../generated/messages";

export interface Credentials {
  name: string;
  password: string;
}

export const register = (who: Credentials) => request<Me>("POST", "/api/register", who);
export const login = (who: Credentials) => request<Me>("POST", "/api/login", who);
export const logout = () => request<unknown>("POST", "/api/logout");
export const sessions = () => request<Sessions>("GET", "/api/sessions");
export const revoke = (id: string) => request<unknown>("DELETE", `/api/sessions/${id}`);
export const changePassword = (wish: { old: string; new: string }) =>
  request<unknown>("POST", "/api/me/password", wish);
