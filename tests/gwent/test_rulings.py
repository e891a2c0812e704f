"""Every ruling of rulebook/en/rulings.md is shown by a test: which one, and those that no other file shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevencats.core.words import BadInput
from sevencats.gwent import decks
from sevencats.gwent.catalogue import CARDS, LEADERS
from sevencats.gwent.editions import EDITIONS
from sevencats.gwent.game import GAME
from tests.gwent.scenes import do, options, pile, scene, specials, totals, units

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "src/sevencats/rulebook/en/rulings.md").read_text(encoding="utf-8")

SHOWN_BY = {  # file of tests/gwent, and the test there
    "C-01": [
        "test_leaders_nilfgaard.py::test_the_relentless_takes_from_the_opponents_pile_into_the_hand_and_both_see_which",
        "test_leaders_nilfgaard.py::test_the_relentless_takes_a_unit_or_by_edition_a_special_card_but_no_hero",
        "test_leaders_nilfgaard.py::"
        "test_in_the_dutch_reading_the_relentless_looks_through_the_deck_and_takes_from_there",
    ],
    "C-02": ["test_rulings.py::test_c02_the_titles_of_eredin_have_the_effects_of_the_first_pairing"],
    "C-03": [
        "test_decks.py::test_twenty_two_units_make_a_deck_and_twenty_one_do_not",
        "test_decks.py::test_units_have_no_upper_limit",
        "test_decks.py::test_ten_special_cards_may_be_in_a_deck_and_eleven_may_not",
    ],
    "C-04": [
        "test_muster.py::test_where_muster_searches_the_hand_the_cards_of_the_group_come_from_there_too",
        "test_muster.py::test_in_the_box_of_2015_muster_searches_the_deck_alone",
    ],
    "C-05": [
        "test_tight_bond.py::test_three_copies_are_tripled",
        "test_tight_bond.py::test_bonding_copies_need_not_lie_next_to_each_other",
    ],
    "C-06": [
        "test_commanders_horn.py::test_a_horn_unit_doubles_all_others_of_its_row_but_not_itself",
        "test_commanders_horn.py::test_in_the_box_of_2015_a_horn_unit_doubles_itself_too",
    ],
    "C-07": [
        "test_monsters.py::test_heroes_take_part_in_the_lot_only_in_the_box_of_2015",
        "test_monsters.py::test_one_unit_of_the_own_side_is_drawn_by_lot_and_stays",
    ],
    "C-08": [
        "test_round_end.py::test_everything_leaves_the_field_for_the_pile_of_the_side_on_which_it_lay",
        "test_round_end.py::test_weather_goes_to_the_pile_of_whoever_played_it",
        "test_scorch.py::test_a_scorched_spy_goes_to_the_pile_of_the_side_on_which_it_lay",
    ],
    "C-09": [
        "test_beginning.py::test_up_to_two_cards_are_replaced_one_at_a_time",
        "test_beginning.py::test_a_replaced_card_cannot_come_back_in_the_same_swap",
        "test_beginning.py::test_the_first_player_swaps_first_and_takes_the_first_turn",
    ],
    "C-10": [
        "test_beginning.py::test_a_coin_decides_who_starts_before_any_card_is_drawn",
        "test_beginning.py::test_where_the_house_says_so_the_shorter_name_starts",
        "test_beginning.py::test_names_of_equal_length_are_settled_by_the_coin",
    ],
    "C-11": [
        "test_round_end.py::test_a_tie_followed_by_one_won_round_decides_the_game",
        "test_round_end.py::test_two_tied_rounds_draw_the_game",
    ],
    "C-12": [
        "test_turns.py::test_the_leader_is_a_turn_of_its_own_and_no_card_is_played_with_it",
        "test_turns.py::test_a_used_leader_stays_used_in_later_rounds",
    ],
    "C-13": ["test_weather.py::test_a_printed_zero_stays_zero_under_weather_and_a_printed_one_stays_one"],
    "C-14": [
        "test_scorch.py::test_scorch_passes_heroes_by_and_takes_the_strongest_of_the_others",
        "test_row_scorch.py::test_heroes_count_for_the_ten_points_but_do_not_burn",
    ],
    "C-15": [
        "test_decoy.py::test_a_spy_that_the_opponent_sent_over_goes_to_the_hand_of_the_decoys_player",
        "test_decoy.py::test_ones_own_spy_on_the_other_side_is_out_of_a_decoys_reach",
    ],
    "C-16": [
        "test_skellige.py::test_two_units_that_are_not_heroes_are_drawn_by_lot",
        "test_skellige.py::test_nothing_returns_for_any_other_round",
    ],
    "C-17": [
        "test_scoiatael.py::test_the_one_scoiatael_player_decides_before_any_card_is_drawn",
        "test_scoiatael.py::test_they_are_not_asked_again_in_later_rounds",
    ],
    "C-18": ["test_rulings.py::test_a_ruling_without_effect_on_the_game_is_recorded_with_its_decision"],
    "C-19": ["test_rulings.py::test_a_ruling_without_effect_on_the_game_is_recorded_with_its_decision"],
    "C-20": ["test_rulings.py::test_c20_all_editions_use_the_same_values_and_the_box_of_2015_the_base_set"],
    "C-21": ["test_rulings.py::test_c21_a_total_of_one_hundred_is_shown_as_one_hundred"],
    "G-01": [
        "test_round_end.py::test_who_starts_after_a_tie_is_a_matter_of_the_house",
        "test_round_end.py::test_by_house_rule_a_coin_is_tossed_after_a_tie",
        "test_round_end.py::test_a_pass_for_want_of_cards_counts_for_who_passed_last",
    ],
    "G-02": [
        "test_scoiatael.py::test_two_scoiatael_players_toss_the_coin",
        "test_nilfgaard.py::test_two_nilfgaard_players_tie",
        "test_monsters.py::test_two_monsters_players_each_keep_one",
        "test_northern_realms.py::test_two_northern_players_each_draw_after_their_own_wins",
        "test_skellige.py::test_if_both_are_skellige_the_one_who_starts_deals_with_both_units_first",
    ],
    "G-03": [
        "test_turns.py::test_with_an_empty_hand_and_no_usable_leader_a_player_passes_by_itself",
        "test_turns.py::test_a_player_without_cards_passes_at_the_start_of_a_round_as_well",
        "test_turns.py::test_with_an_empty_hand_and_a_usable_leader_the_turn_remains_open",
    ],
    "G-04": [
        "test_beginning.py::test_a_deck_that_runs_out_gives_as_many_cards_as_it_has",
        "test_spy.py::test_with_one_card_left_in_the_deck_a_spys_player_draws_that_one",
        "test_northern_realms.py::test_an_empty_deck_gives_nothing_and_no_penalty_follows",
    ],
    "G-05": ["test_turns.py::test_a_player_may_pass_in_the_first_turn_with_cards_in_hand_and_the_leader_unused"],
    "G-06": [
        "test_northern_realms.py::test_the_cards_come_after_the_clearing",
        "test_northern_realms.py::test_there_is_no_draw_after_the_last_round",
        "test_skellige.py::test_the_winner_of_the_second_round_draws_before_the_units_return",
    ],
    "G-07": [
        "test_knowledge.py::"
        "test_open_to_everybody_are_field_leaders_gems_piles_reserves_and_the_sizes_of_hand_and_deck",
        "test_knowledge.py::test_private_are_hand_deck_and_what_was_set_aside",
    ],
    "G-08": [
        "test_beginning.py::test_a_coin_decides_who_starts_before_any_card_is_drawn",
        "test_beginning.py::test_the_first_player_swaps_first_and_takes_the_first_turn",
        "test_leaders_nilfgaard.py::test_the_white_flame_takes_the_eleventh_card_from_daisy_of_the_valley",
    ],
    "G-09": [
        "test_round_end.py::"
        "test_after_a_round_monsters_keep_then_all_is_cleared_then_avengers_enter_then_the_north_draws",
        "test_round_end.py::test_for_the_third_round_the_north_draws_before_skellige_returns",
        "test_round_end.py::test_after_the_last_round_nothing_is_cleared_kept_avenged_drawn_or_returned",
    ],
    "G-10": [
        "test_medic.py::test_in_the_printed_editions_a_medic_may_not_decline",
        "test_muster.py::test_muster_asks_nothing_and_cannot_be_declined",
    ],
    "G-11": [
        "test_turns.py::test_a_card_may_be_played_even_if_it_will_achieve_nothing",
        "test_turns.py::test_a_decoy_without_a_unit_to_replace_has_no_place",
        "test_leaders_northern_realms.py::test_lord_commander_may_not_be_used_under_a_clear_sky",
    ],
    "G-12": [
        "test_decks.py::test_there_are_only_so_many_copies_of_a_card",
        "test_decks.py::test_heroes_count_as_units_and_have_no_limit",
        "test_rulings.py::test_g12_two_players_sit_at_a_table_and_no_more",
    ],
    "G-13": [
        "test_decks.py::test_a_unit_belongs_to_the_faction_or_is_neutral",
        "test_decks.py::test_only_skellige_may_put_mardroeme_into_a_deck",
        "test_rulings.py::test_g13_special_and_weather_cards_are_open_to_all_factions",
    ],
    "G-14": ["test_turns.py::test_a_hand_has_no_limit"],
    "G-15": [
        "test_turns.py::test_a_card_of_another_faction_may_be_played_from_the_hand",
        "test_leaders_nilfgaard.py::"
        "test_a_card_taken_by_the_relentless_is_played_like_an_own_one_and_searches_the_own_deck",
    ],
    "G-16": [
        "test_muster.py::test_dwarven_and_elven_skirmishers_do_not_call_each_other",
        "test_tight_bond.py::test_units_with_tight_bond_of_different_kinds_do_not_bond",
    ],
    "G-17": [
        "test_rulings.py::test_a_ruling_without_effect_on_the_game_is_recorded_with_its_decision",
        "test_rulings.py::test_g17_a_turn_offers_neither_a_draw_nor_a_surrender",
    ],
    "G-20": [
        "test_explain.py::test_reasons_come_in_the_order_weather_spies_bond_morale_horn",
        "test_vectors.py::test_t08_two_catapults_and_two_siege_experts_in_the_rain_are_twelve",
    ],
    "G-21": [
        "test_commanders_horn.py::test_card_leader_and_horn_unit_together_double_a_row_once",
        "test_commanders_horn.py::test_two_horn_units_double_each_other_and_the_rest_only_once",
    ],
    "G-22": ["test_commanders_horn.py::test_a_horn_unit_leaves_the_place_free_and_is_doubled_by_the_card_itself"],
    "G-23": [
        "test_leaders_northern_realms.py::test_no_horn_card_fits_where_the_siegemaster_has_sounded_one",
        "test_leaders_northern_realms.py::test_siegemaster_may_not_be_used_where_a_horn_card_lies",
        "test_leaders_northern_realms.py::test_the_siegemasters_horn_ends_with_the_round_and_leaves_no_card",
    ],
    "G-24": [
        "test_commanders_horn.py::test_where_rows_hold_both_a_horn_may_lie_beside_mardroeme",
        "test_commanders_horn.py::test_where_a_row_holds_one_special_card_mardroeme_keeps_the_horn_out",
    ],
    "G-25": ["test_berserker_and_mardroeme.py::test_a_second_mardroeme_beside_a_row_is_legal"],
    "G-26": ["test_rulings.py::test_g26_a_horn_and_a_mardroeme_go_beside_rows_of_their_players_own_side"],
    "G-27": [
        "test_morale_boost.py::test_several_boosters_add_up_and_boost_each_other",
        "test_morale_boost.py::test_a_hero_with_morale_boost_boosts_the_others_and_receives_nothing",
    ],
    "G-28": ["test_decoy.py::test_a_decoy_has_strength_zero_that_weather_morale_and_horn_pass_by"],
    "G-29": [
        "test_tight_bond.py::test_copies_on_the_other_side_do_not_bond",
        "test_catalogue.py::test_no_hero_and_no_spy_has_a_bond_and_no_bond_and_no_spy_is_agile",
    ],
    "G-30": [
        "test_leaders_monsters.py::test_the_treacherous_doubles_after_weather_and_before_the_horn",
        "test_leaders_monsters.py::test_the_treacherous_doubles_spies_on_both_sides_whoever_played_them",
        "test_leaders_monsters.py::test_two_treacherous_leaders_double_once",
    ],
    "G-31": [
        "test_leaders_skellige.py::test_under_king_bran_weather_takes_half_of_the_printed_strength_rounded_down",
        "test_leaders_skellige.py::test_what_king_bran_leaves_of_a_one_is_a_matter_of_the_edition",
        "test_leaders_skellige.py::test_king_bran_helps_the_units_that_lie_on_his_side_and_not_his_spies_abroad",
    ],
    "G-32": [
        "test_row_scorch.py::test_heroes_count_for_the_ten_points_but_do_not_burn",
        "test_row_scorch.py::test_weather_may_bring_a_row_below_ten_points",
    ],
    "G-33": [
        "test_scorch.py::test_scorch_goes_by_strength_after_all_modifiers",
        "test_row_scorch.py::test_the_strongest_is_the_one_that_is_strongest_after_all_modifiers",
    ],
    "G-34": ["test_scorch.py::test_scorch_destroys_units_of_strength_zero_where_no_other_is_stronger"],
    "G-40": [
        "test_medic.py::test_in_the_printed_editions_a_medic_may_not_decline",
        "test_medic.py::test_where_the_house_allows_it_a_medic_may_decline",
    ],
    "G-41": ["test_medic.py::test_a_medic_never_revives_from_the_opponents_pile"],
    "G-42": [
        "test_medic.py::test_medics_chain_and_each_link_is_its_players_choice",
        "test_medic.py::test_a_revived_spy_crosses_over_and_its_player_draws_two",
        "test_medic.py::test_a_revived_mustering_unit_calls_its_group_again",
        "test_medic.py::test_a_revived_scorching_unit_burns_again",
    ],
    "G-43": ["test_medic.py::test_a_revived_agile_unit_asks_its_player_for_the_row"],
    "G-44": ["test_medic.py::test_transformed_berserkers_and_bovine_defense_force_in_the_pile_may_be_revived"],
    "G-45": [
        "test_leaders_nilfgaard.py::test_under_the_invader_chance_chooses_for_the_medics_of_both_players",
        "test_leaders_nilfgaard.py::test_under_the_invader_a_medic_that_is_a_hero_chooses_freely",
        "test_leaders_nilfgaard.py::test_the_invader_does_not_touch_what_leaders_take_into_a_hand",
    ],
    "G-46": [
        "test_medic.py::test_a_revived_spy_crosses_over_and_its_player_draws_two",
        "test_spy.py::test_a_spy_that_a_decoy_took_up_crosses_back_and_its_new_player_draws_two",
        "test_spy.py::test_a_spy_that_the_ability_of_skellige_returns_crosses_over_and_draws_two",
        "test_spy.py::test_the_turn_is_over_after_the_draw_and_the_drawn_cards_may_be_played_in_the_next",
    ],
    "G-47": ["test_rulings.py::test_g47_every_spy_lies_in_the_row_of_its_icon_on_the_other_side"],
    "G-48": [
        "test_catalogue.py::test_who_calls_whom",
        "test_muster.py::test_the_behemoth_calls_every_arachas",
        "test_muster.py::test_without_the_promo_set_geralt_calls_nobody",
    ],
    "G-49": [
        "test_muster.py::test_a_foreign_mustering_card_calls_from_the_deck_and_hand_of_whoever_plays_it",
        "test_medic.py::test_a_revived_mustering_unit_calls_its_group_again",
    ],
    "G-50": [
        "test_medic.py::test_a_revived_scorching_unit_burns_again",
        "test_rulings.py::test_g50_a_row_scorch_burns_again_when_skellige_brings_its_unit",
    ],
    "G-51": [
        "test_scorch.py::test_the_pirate_may_be_the_only_victim_of_its_own_fire",
        "test_scorch.py::test_where_the_house_says_so_the_pirate_is_passed_over_when_the_strongest_are_sought",
    ],
    "G-52": [
        "test_summon_avenger.py::test_a_destroyed_cow_is_avenged_at_once_in_the_close_row_of_its_side",
        "test_summon_avenger.py::test_avengers_enter_after_both_sides_have_been_cleared_and_stand_in_the_next_round",
        "test_summon_avenger.py::test_a_cow_taken_up_by_a_decoy_summons_nothing",
        "test_summon_avenger.py::test_a_cow_that_monsters_keep_summons_nothing",
        "test_summon_avenger.py::test_a_cow_discarded_from_the_hand_summons_nothing",
    ],
    "G-53": [
        "test_summon_avenger.py::test_bovine_defense_force_is_a_normal_unit_that_burns_and_goes_to_the_discard_pile",
        "test_round_end.py::test_where_avengers_are_removed_they_leave_the_game_when_the_round_ends",
    ],
    "G-54": ["test_summon_avenger.py::test_a_destroyed_cow_is_avenged_at_once_in_the_close_row_of_its_side"],
    "G-55": [
        "test_summon_avenger.py::test_one_card_in_the_reserve_avenges_one_of_two_cows",
        "test_summon_avenger.py::test_in_the_witcher_3_every_cow_is_avenged_without_a_reserve",
    ],
    "G-56": [
        "test_berserker_and_mardroeme.py::test_mardroeme_turns_the_berserker_of_its_row_which_leaves_the_game",
        "test_berserker_and_mardroeme.py::test_a_berserker_that_comes_under_mardroeme_turns_at_once",
        "test_berserker_and_mardroeme.py::test_with_an_empty_reserve_the_berserker_stays_as_it_is",
    ],
    "G-57": [
        "test_berserker_and_mardroeme.py::test_a_transformed_berserker_is_revived_as_it_is",
        "test_berserker_and_mardroeme.py::"
        "test_a_transformed_berserker_goes_to_the_hand_as_it_is_when_a_decoy_takes_its_place",
    ],
    "G-58": [
        "test_berserker_and_mardroeme.py::test_ermion_does_not_reach_the_berserker_of_the_close_row_nor_the_other_side"
    ],
    "G-59": ["test_rulings.py::test_g59_a_transformed_unit_stays_transformed_when_the_mardroeme_is_gone"],
    "G-60": [
        "test_agile.py::test_an_agile_hero_chooses_its_row_in_the_same_way",
        "test_leaders_scoiatael.py::test_hope_never_moves_agile_heroes_and_never_the_other_side",
    ],
    "G-61": ["test_rulings.py::test_g61_a_foreign_cow_is_avenged_out_of_the_reserve_of_the_side_on_which_it_lies"],
    "G-70": [
        "test_decoy.py::test_a_decoy_is_offered_every_unit_of_the_own_side_once_and_no_hero_or_special_card",
        "test_rulings.py::test_g70_a_decoy_takes_spies_and_reserve_units_but_not_hemdall",
    ],
    "G-71": [
        "test_scorch.py::test_scorch_does_not_burn_decoys_horns_or_weather",
        "test_decoy.py::test_monsters_do_not_keep_a_decoy",
        "test_decoy.py::test_a_medic_does_not_revive_a_decoy",
        "test_leaders_monsters.py::test_bringer_of_death_takes_a_unit_or_by_edition_a_special_card_but_no_hero",
    ],
    "G-72": ["test_decoy.py::test_a_unit_that_was_taken_up_acts_again_when_it_is_played_again"],
    "G-73": [
        "test_weather.py::test_where_weather_stacks_the_same_weather_twice_stays_in_the_zone",
        "test_weather.py::test_in_the_witcher_3_the_same_weather_twice_is_discarded_at_once_by_its_player",
        "test_weather.py::test_in_the_witcher_3_a_storm_discards_the_fog_and_rain_it_covers_and_leaves_the_frost",
    ],
    "G-74": ["test_weather.py::test_the_skellige_storm_lowers_ranged_and_siege_on_both_sides"],
    "G-75": ["test_leaders_monsters.py::test_king_of_the_wild_hunt_may_clear_the_weather"],
    "G-76": [
        "test_leaders_northern_realms.py::test_king_of_temeria_needs_a_fog_in_the_deck_and_a_storm_does_not_serve",
        "test_leaders_nilfgaard.py::test_his_imperial_majesty_needs_a_rain_in_the_deck_and_a_storm_does_not_serve",
    ],
    "G-80": [
        "test_leaders.py::test_the_white_flame_cancels_the_leader",
        "test_leaders_nilfgaard.py::test_the_white_flame_undoubles_spies",
        "test_leaders_nilfgaard.py::test_two_white_flames_have_nothing_to_cancel",
    ],
    "G-81": [
        "test_leaders_scoiatael.py::test_daisy_of_the_valley_draws_one_more_card_before_the_swap",
        "test_leaders_scoiatael.py::test_daisy_of_the_valley_does_not_add_a_swap",
    ],
    "G-82": [
        "test_leaders_nilfgaard.py::test_the_emperors_user_alone_hears_and_sees_which_cards_they_were",
        "test_leaders_nilfgaard.py::test_the_emperor_sees_the_whole_of_a_smaller_hand",
    ],
    "G-83": [
        "test_leaders_monsters.py::test_destroyer_of_worlds_needs_two_cards_in_hand_and_one_in_the_deck",
        "test_leaders_monsters.py::"
        "test_destroyer_of_worlds_discards_two_cards_of_choice_and_takes_one_of_choice_from_the_deck",
        "test_leaders_monsters.py::test_the_other_seat_sees_what_the_destroyer_discards_but_not_what_is_taken",
    ],
    "G-84": [
        "test_leaders_monsters.py::test_bringer_of_death_takes_from_the_own_pile_into_the_hand_and_both_know_it",
        "test_leaders_monsters.py::test_bringer_of_death_takes_a_unit_or_by_edition_a_special_card_but_no_hero",
    ],
    "G-85": [
        "test_leaders_skellige.py::"
        "test_crach_sends_all_cards_of_both_piles_into_the_decks_of_those_whose_piles_they_are",
        "test_leaders_skellige.py::test_in_the_video_game_crach_returns_only_units_that_are_not_heroes",
    ],
    "G-86": [
        "test_leaders_scoiatael.py::test_hope_judges_every_unit_on_its_own_from_the_position_before_any_move",
        "test_leaders_scoiatael.py::test_hope_leaves_units_that_would_be_equally_strong",
        "test_leaders_scoiatael.py::test_hope_never_moves_agile_heroes_and_never_the_other_side",
    ],
    "G-87": [
        "test_leaders_northern_realms.py::test_king_of_temeria_plays_an_impenetrable_fog_from_the_deck",
        "test_leaders_northern_realms.py::test_the_fog_of_king_of_temeria_ends_in_his_players_discard_pile",
    ],
    "G-88": [
        "test_leaders_northern_realms.py::test_steel_forged_may_not_be_used_below_ten_or_against_heroes_alone",
        "test_leaders_northern_realms.py::test_steel_forged_counts_heroes_for_the_ten_points_but_spares_them",
    ],
    "G-90": [
        "test_skellige.py::test_a_medic_that_returns_revives_and_what_it_revives_does_not_count",
        "test_skellige.py::test_without_skellige_units_act_they_are_only_placed_and_a_spy_crosses_without_a_draw",
    ],
    "G-91": [
        "test_skellige.py::test_with_fewer_than_two_as_many_return_as_there_are",
        "test_skellige.py::test_both_are_drawn_before_the_first_one_enters_so_a_medic_cannot_revive_the_other",
    ],
    "G-92": ["test_skellige.py::test_an_agile_unit_that_returns_asks_its_player_for_the_row"],
    "G-93": ["test_skellige.py::test_if_both_are_skellige_the_one_who_starts_deals_with_both_units_first"],
}


def sections() -> dict[str, str]:
    """The rulings of the page by number."""
    return {part[:4]: part.split("\n## ")[0] for part in re.split(r"^### (?=[CG]-\d\d )", PAGE, flags=re.M)[1:]}


def defined_in(file: str) -> list[str]:
    path = HERE / file
    return re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M) if path.exists() else []


def test_every_ruling_of_the_page_has_a_test_and_no_other_is_named() -> None:
    assert list(SHOWN_BY) == list(sections())
    assert all(SHOWN_BY.values())


@pytest.mark.parametrize("number", SHOWN_BY)
def test_the_tests_of_a_ruling_exist(number: str) -> None:
    missing = [name for name in SHOWN_BY[number] if name.split("::")[1] not in defined_in(name.split("::")[0])]

    assert missing == []


@pytest.mark.parametrize("number", sections())
def test_a_ruling_names_its_decision_its_reason_its_paragraph_and_how_sure_it_is(number: str) -> None:
    text = sections()[number]

    for word in ("**Decision.**", "**Why.**", "**Paragraph.**"):
        assert text.count(word) == 1
    assert re.search(r"Confidence(?:\.\*\*|:)\s+(?:High|Medium|Low|high|medium|low)", text)


@pytest.mark.parametrize(
    ("number", "decision"),
    [
        ("C-18", "Our catalogue has 424 faction cards"),
        ("C-19", "The misprints are passed over."),
        ("G-17", "They are no rules of Gwent."),
    ],
)
def test_a_ruling_without_effect_on_the_game_is_recorded_with_its_decision(number: str, decision: str) -> None:
    assert f"**Decision.** {decision}" in sections()[number]


# -- rulings that no other file shows


def test_c02_the_titles_of_eredin_have_the_effects_of_the_first_pairing() -> None:
    pairing = {
        "eredin-king-of-the-wild-hunt": "play-any-weather",
        "eredin-commander-of-the-red-riders": "horn-close",
        "eredin-destroyer-of-worlds": "discard-two-take-one",
        "eredin-bringer-of-death": "take-from-own-discard",
    }

    assert {id: repr(LEADERS[id].power) for id in pairing} == pairing


def test_c20_all_editions_use_the_same_values_and_the_box_of_2015_the_base_set() -> None:
    pools = {name: decks.pool_of(rules).cards for name, rules in EDITIONS.items()}

    assert pools["anniversary"].keys() == {id for id, card in CARDS.items() if card.set != "promo"}
    assert pools["classic-2015"].keys() == {id for id, card in CARDS.items() if card.set == "base"}
    assert pools["witcher-3"].keys() == CARDS.keys()
    assert all(card is CARDS[id] for pool in pools.values() for id, card in pool.items())
    assert CARDS["ciaran-aep-easnillien"].strength == 3


def test_c21_a_total_of_one_hundred_is_shown_as_one_hundred() -> None:
    s = scene(
        {
            "close": ["blue-stripes-commando*3", "commanders-horn"],
            "ranged": ["philippa-eilhart", "black-infantry-archer"],
            "siege": ["catapult"],
        }
    )

    assert totals(s) == (100, 0)
    assert s.view(1)["sides"][0]["total"] == 100
    assert "discard 0: 100" in GAME.show(s.view(0))


@pytest.mark.parametrize("seats", [[{}], [{}, {}, {}]])
def test_g12_two_players_sit_at_a_table_and_no_more(seats: list[dict[str, str]]) -> None:
    with pytest.raises(BadInput, match=r"^Gwent has two seats, not \d\.$"):
        GAME.setup({"seats": seats})


@pytest.mark.parametrize("faction", EDITIONS["anniversary"].factions)
def test_g13_special_and_weather_cards_are_open_to_all_factions(faction: str) -> None:
    legal = {card.id for card in decks.pool_of(EDITIONS["anniversary"]).legal(faction) if card.special}

    assert legal - {"mardroeme"} == {
        "decoy",
        "commanders-horn",
        "scorch",
        "biting-frost",
        "impenetrable-fog",
        "torrential-rain",
        "clear-weather",
        "skellige-storm",
    }
    assert ("mardroeme" in legal) is (faction == "skellige")


def test_g17_a_turn_offers_neither_a_draw_nor_a_surrender() -> None:
    s = scene({"leader": "foltest-the-siegemaster"})

    assert options(s) == ["play vesemir", "play zoltan-chivay", "leader", "pass"]


@pytest.mark.parametrize("card", ["commanders-horn", "mardroeme"])
def test_g26_a_horn_and_a_mardroeme_go_beside_rows_of_their_players_own_side(card: str) -> None:
    s = scene({"hand": [card, "ves"]})

    do(s, f"play {card}")
    assert options(s) == ["row close", "row ranged", "row siege"]
    do(s, "row ranged")

    assert specials(s, 0, "ranged") == [card]
    assert specials(s, 1, "ranged") == []


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.spy])
def test_g47_every_spy_lies_in_the_row_of_its_icon_on_the_other_side(card: str) -> None:
    s = scene({"hand": [card, "ves"]})
    row = ("close", "ranged", "siege")[CARDS[card].rows[0]]

    do(s, f"play {card}")

    assert len(CARDS[card].rows) == 1
    assert units(s, 1, row) == [card]


def test_g50_a_row_scorch_burns_again_when_skellige_brings_its_unit() -> None:
    s = scene(
        {"faction": "skellige", "discard": ["villentretenmerth"]},
        {"faction": "monsters", "close": ["stefan-skellen"], "ranged": ["cow"], "reserve": ["bovine-defense-force"]},
        round=2,
    )

    do(s, "pass", "pass", "keep stefan-skellen close")

    assert units(s, 0, "close") == ["villentretenmerth"]
    assert units(s, 1, "close") == ["bovine-defense-force"]
    assert pile(s, 1, "discard") == ["cow", "stefan-skellen"]


def test_g59_a_transformed_unit_stays_transformed_when_the_mardroeme_is_gone() -> None:
    s = scene(
        {
            "faction": "monsters",
            "hand": ["mardroeme", "griffin"],
            "close": ["berserker"],
            "reserve": ["transformed-vildkaarl"],
        }
    )

    do(s, "play mardroeme", "row close", "pass", "pass")

    assert s.round == 2
    assert pile(s, 0, "discard") == ["mardroeme"]
    assert units(s, 0, "close") == ["transformed-vildkaarl"]


@pytest.mark.parametrize(
    ("mine", "yours", "entered"),
    [([], ["bovine-defense-force"], []), (["bovine-defense-force"], [], ["bovine-defense-force"])],
)
def test_g61_a_foreign_cow_is_avenged_out_of_the_reserve_of_the_side_on_which_it_lies(
    mine: list[str], yours: list[str], entered: list[str]
) -> None:
    s = scene({"leader": "emhyr-the-relentless", "reserve": mine}, {"discard": ["cow"], "reserve": yours})

    do(s, "leader", "pass", "play cow", "pass")

    assert units(s, 0, "close") == entered
    assert units(s, 1, "close") == []
    assert pile(s, 0, "discard") == ["cow"]


def test_g70_a_decoy_takes_spies_and_reserve_units_but_not_hemdall() -> None:
    s = scene(
        {
            "hand": ["decoy", "ves"],
            "close": [
                "hemdall",
                "bovine-defense-force",
                "transformed-vildkaarl",
                "stefan-skellen",
                "commanders-horn",
                "decoy",
            ],
        }
    )

    do(s, "play decoy")

    assert options(s) == [
        "decoy bovine-defense-force close",
        "decoy stefan-skellen close",
        "decoy transformed-vildkaarl close",
    ]
