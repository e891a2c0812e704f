BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE campaigns (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "campaigns" VALUES('AgG5JVNdDqr4','XgiBcRZ8DYYm',1794962700);
CREATE TABLE chairs (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person TEXT, 
	bot TEXT, 
	name TEXT NOT NULL, 
	wanted JSON NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE chat (
	"match" TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	phrase TEXT, 
	text TEXT, 
	made BIGINT NOT NULL, 
	PRIMARY KEY ("match", k), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE choices (
	"match" TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	verb TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	option TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("match", n), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE dice_characters (
	campaign TEXT NOT NULL, 
	name TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (campaign, name), 
	FOREIGN KEY(campaign) REFERENCES campaigns (id)
);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','Geralt',1);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','geralt',2);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','Éric',3);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','Éric',4);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','..',5);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','a/b',6);
INSERT INTO "dice_characters" VALUES('AgG5JVNdDqr4','%2e',7);
CREATE TABLE dice_entries (
	id INTEGER NOT NULL, 
	deed INTEGER NOT NULL, 
	campaign TEXT NOT NULL, 
	account TEXT NOT NULL, 
	what TEXT NOT NULL, 
	lot INTEGER NOT NULL, 
	amount BIGINT NOT NULL CHECK (amount <> 0), 
	PRIMARY KEY (id), 
	FOREIGN KEY(deed) REFERENCES dice_transactions (id)
);
INSERT INTO "dice_entries" VALUES(1,1,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(2,1,'AgG5JVNdDqr4','character Geralt','d4',1,3);
INSERT INTO "dice_entries" VALUES(3,1,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(4,1,'AgG5JVNdDqr4','character Geralt','d6',1,3);
INSERT INTO "dice_entries" VALUES(5,1,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(6,1,'AgG5JVNdDqr4','character Geralt','d8',1,3);
INSERT INTO "dice_entries" VALUES(7,1,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(8,1,'AgG5JVNdDqr4','character Geralt','d10',1,1);
INSERT INTO "dice_entries" VALUES(9,2,'AgG5JVNdDqr4','game master','crowns',0,-100000);
INSERT INTO "dice_entries" VALUES(10,2,'AgG5JVNdDqr4','character Geralt','crowns',0,100000);
INSERT INTO "dice_entries" VALUES(11,3,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(12,3,'AgG5JVNdDqr4','character geralt','d4',1,3);
INSERT INTO "dice_entries" VALUES(13,3,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(14,3,'AgG5JVNdDqr4','character geralt','d6',1,3);
INSERT INTO "dice_entries" VALUES(15,3,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(16,3,'AgG5JVNdDqr4','character geralt','d8',1,3);
INSERT INTO "dice_entries" VALUES(17,3,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(18,3,'AgG5JVNdDqr4','character geralt','d10',1,1);
INSERT INTO "dice_entries" VALUES(19,4,'AgG5JVNdDqr4','game master','crowns',0,-50);
INSERT INTO "dice_entries" VALUES(20,4,'AgG5JVNdDqr4','character geralt','crowns',0,50);
INSERT INTO "dice_entries" VALUES(21,5,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(22,5,'AgG5JVNdDqr4','character Éric','d4',1,3);
INSERT INTO "dice_entries" VALUES(23,5,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(24,5,'AgG5JVNdDqr4','character Éric','d6',1,3);
INSERT INTO "dice_entries" VALUES(25,5,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(26,5,'AgG5JVNdDqr4','character Éric','d8',1,3);
INSERT INTO "dice_entries" VALUES(27,5,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(28,5,'AgG5JVNdDqr4','character Éric','d10',1,1);
INSERT INTO "dice_entries" VALUES(29,6,'AgG5JVNdDqr4','game master','crowns',0,-60);
INSERT INTO "dice_entries" VALUES(30,6,'AgG5JVNdDqr4','character Éric','crowns',0,60);
INSERT INTO "dice_entries" VALUES(31,7,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(32,7,'AgG5JVNdDqr4','character Éric','d4',1,3);
INSERT INTO "dice_entries" VALUES(33,7,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(34,7,'AgG5JVNdDqr4','character Éric','d6',1,3);
INSERT INTO "dice_entries" VALUES(35,7,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(36,7,'AgG5JVNdDqr4','character Éric','d8',1,3);
INSERT INTO "dice_entries" VALUES(37,7,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(38,7,'AgG5JVNdDqr4','character Éric','d10',1,1);
INSERT INTO "dice_entries" VALUES(39,8,'AgG5JVNdDqr4','game master','crowns',0,-70);
INSERT INTO "dice_entries" VALUES(40,8,'AgG5JVNdDqr4','character Éric','crowns',0,70);
INSERT INTO "dice_entries" VALUES(41,9,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(42,9,'AgG5JVNdDqr4','character ..','d4',1,3);
INSERT INTO "dice_entries" VALUES(43,9,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(44,9,'AgG5JVNdDqr4','character ..','d6',1,3);
INSERT INTO "dice_entries" VALUES(45,9,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(46,9,'AgG5JVNdDqr4','character ..','d8',1,3);
INSERT INTO "dice_entries" VALUES(47,9,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(48,9,'AgG5JVNdDqr4','character ..','d10',1,1);
INSERT INTO "dice_entries" VALUES(49,10,'AgG5JVNdDqr4','game master','crowns',0,-80);
INSERT INTO "dice_entries" VALUES(50,10,'AgG5JVNdDqr4','character ..','crowns',0,80);
INSERT INTO "dice_entries" VALUES(51,11,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(52,11,'AgG5JVNdDqr4','character a/b','d4',1,3);
INSERT INTO "dice_entries" VALUES(53,11,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(54,11,'AgG5JVNdDqr4','character a/b','d6',1,3);
INSERT INTO "dice_entries" VALUES(55,11,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(56,11,'AgG5JVNdDqr4','character a/b','d8',1,3);
INSERT INTO "dice_entries" VALUES(57,11,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(58,11,'AgG5JVNdDqr4','character a/b','d10',1,1);
INSERT INTO "dice_entries" VALUES(59,12,'AgG5JVNdDqr4','game master','crowns',0,-90);
INSERT INTO "dice_entries" VALUES(60,12,'AgG5JVNdDqr4','character a/b','crowns',0,90);
INSERT INTO "dice_entries" VALUES(61,13,'AgG5JVNdDqr4','game master','d4',1,-3);
INSERT INTO "dice_entries" VALUES(62,13,'AgG5JVNdDqr4','character %2e','d4',1,3);
INSERT INTO "dice_entries" VALUES(63,13,'AgG5JVNdDqr4','game master','d6',1,-3);
INSERT INTO "dice_entries" VALUES(64,13,'AgG5JVNdDqr4','character %2e','d6',1,3);
INSERT INTO "dice_entries" VALUES(65,13,'AgG5JVNdDqr4','game master','d8',1,-3);
INSERT INTO "dice_entries" VALUES(66,13,'AgG5JVNdDqr4','character %2e','d8',1,3);
INSERT INTO "dice_entries" VALUES(67,13,'AgG5JVNdDqr4','game master','d10',1,-1);
INSERT INTO "dice_entries" VALUES(68,13,'AgG5JVNdDqr4','character %2e','d10',1,1);
INSERT INTO "dice_entries" VALUES(69,14,'AgG5JVNdDqr4','game master','crowns',0,-95);
INSERT INTO "dice_entries" VALUES(70,14,'AgG5JVNdDqr4','character %2e','crowns',0,95);
INSERT INTO "dice_entries" VALUES(71,15,'AgG5JVNdDqr4','character Geralt','crowns',0,-10);
INSERT INTO "dice_entries" VALUES(72,15,'AgG5JVNdDqr4','pot 1','crowns',0,10);
INSERT INTO "dice_entries" VALUES(73,15,'AgG5JVNdDqr4','npc','crowns',0,-20);
INSERT INTO "dice_entries" VALUES(74,15,'AgG5JVNdDqr4','pot 1','crowns',0,20);
INSERT INTO "dice_entries" VALUES(75,16,'AgG5JVNdDqr4','pot 1','crowns',0,-30);
INSERT INTO "dice_entries" VALUES(76,16,'AgG5JVNdDqr4','npc','crowns',0,30);
INSERT INTO "dice_entries" VALUES(77,17,'AgG5JVNdDqr4','character Geralt','crowns',0,-10);
INSERT INTO "dice_entries" VALUES(78,17,'AgG5JVNdDqr4','pot 2','crowns',0,10);
INSERT INTO "dice_entries" VALUES(79,17,'AgG5JVNdDqr4','npc','crowns',0,-5);
INSERT INTO "dice_entries" VALUES(80,17,'AgG5JVNdDqr4','pot 2','crowns',0,5);
INSERT INTO "dice_entries" VALUES(81,18,'AgG5JVNdDqr4','character Geralt','crowns',0,-5);
INSERT INTO "dice_entries" VALUES(82,18,'AgG5JVNdDqr4','pot 3','crowns',0,5);
INSERT INTO "dice_entries" VALUES(83,18,'AgG5JVNdDqr4','character geralt','crowns',0,-5);
INSERT INTO "dice_entries" VALUES(84,18,'AgG5JVNdDqr4','pot 3','crowns',0,5);
INSERT INTO "dice_entries" VALUES(85,19,'AgG5JVNdDqr4','character ..','crowns',0,-1);
INSERT INTO "dice_entries" VALUES(86,19,'AgG5JVNdDqr4','pot 4','crowns',0,1);
INSERT INTO "dice_entries" VALUES(87,19,'AgG5JVNdDqr4','npc','crowns',0,-1);
INSERT INTO "dice_entries" VALUES(88,19,'AgG5JVNdDqr4','pot 4','crowns',0,1);
INSERT INTO "dice_entries" VALUES(89,20,'AgG5JVNdDqr4','character %2e','crowns',0,-2);
INSERT INTO "dice_entries" VALUES(90,20,'AgG5JVNdDqr4','pot 5','crowns',0,2);
INSERT INTO "dice_entries" VALUES(91,20,'AgG5JVNdDqr4','npc','crowns',0,-4);
INSERT INTO "dice_entries" VALUES(92,20,'AgG5JVNdDqr4','pot 5','crowns',0,4);
INSERT INTO "dice_entries" VALUES(93,21,'AgG5JVNdDqr4','character Geralt','crowns',0,-4656);
INSERT INTO "dice_entries" VALUES(94,21,'AgG5JVNdDqr4','merchant','crowns',0,4656);
INSERT INTO "dice_entries" VALUES(95,21,'AgG5JVNdDqr4','merchant','d4',1,-97);
INSERT INTO "dice_entries" VALUES(96,21,'AgG5JVNdDqr4','character Geralt','d4',1,97);
INSERT INTO "dice_entries" VALUES(97,22,'AgG5JVNdDqr4','game master','crowns',0,-7);
INSERT INTO "dice_entries" VALUES(98,22,'AgG5JVNdDqr4','character Geralt','crowns',0,7);
CREATE TABLE dice_games (
	id INTEGER NOT NULL, 
	campaign TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	bet BIGINT NOT NULL, 
	stake BIGINT NOT NULL, 
	real_dice INTEGER NOT NULL, 
	by_hand INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(campaign) REFERENCES campaigns (id)
);
INSERT INTO "dice_games" VALUES(1,'AgG5JVNdDqr4','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Zoltan", "faction": "nilfgaard", "difficulty": "hard"}]}',10,20,0,0);
INSERT INTO "dice_games" VALUES(2,'AgG5JVNdDqr4','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "the Barman", "faction": "monsters", "difficulty": "easy"}]}',10,5,0,0);
INSERT INTO "dice_games" VALUES(3,'AgG5JVNdDqr4','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "geralt", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}',5,5,0,0);
INSERT INTO "dice_games" VALUES(4,'AgG5JVNdDqr4','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "..", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "npc", "faction": "random", "difficulty": "normal"}]}',1,1,1,1);
INSERT INTO "dice_games" VALUES(5,'AgG5JVNdDqr4','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "%2e", "faction": "nilfgaard", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "npc", "faction": "random", "difficulty": "hard"}]}',2,4,0,0);
CREATE TABLE dice_players (
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	character TEXT NOT NULL, 
	lot INTEGER NOT NULL, 
	wager TEXT, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES dice_games (id)
);
INSERT INTO "dice_players" VALUES(1,0,'Geralt',1,NULL);
INSERT INTO "dice_players" VALUES(2,0,'Geralt',1,NULL);
INSERT INTO "dice_players" VALUES(3,0,'Geralt',1,NULL);
INSERT INTO "dice_players" VALUES(3,1,'geralt',1,NULL);
INSERT INTO "dice_players" VALUES(4,0,'..',1,NULL);
INSERT INTO "dice_players" VALUES(5,0,'%2e',1,NULL);
CREATE TABLE dice_records (
	game INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES dice_games (id)
);
INSERT INTO "dice_records" VALUES(1,'{"format": 1, "game": "dice", "engine": "0.1.0", "content": "b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e", "setup": {"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Zoltan", "faction": "nilfgaard", "difficulty": "hard"}]}, "seats": ["Geralt", "Zoltan"], "commitment": null, "seed": null, "result": {"winner": 1, "why": "rounds"}, "choices": [[-1, "first 1"], [-1, "d4=4"], [-1, "d4=4"], [-1, "d4=4"], [-1, "d6=5"], [-1, "d6=3"], [-1, "d6=3"], [-1, "d8=1"], [-1, "d8=5"], [-1, "d8=1"], [-1, "d10=9"], [-1, "d4=4"], [-1, "d4=3"], [-1, "d4=1"], [-1, "d6=5"], [-1, "d6=1"], [-1, "d6=4"], [-1, "d8=2"], [-1, "d8=4"], [-1, "d8=6"], [-1, "d10=4"], [-1, "d10=2"], [-1, "d10=6"], [-1, "d12=12"], [-1, "d12=2"], [-1, "d12=9"], [1, "play d10=4"], [0, "play d6=3"], [1, "play d12=9"], [0, "play d8=5"], [1, "play d8=4"], [0, "play d8=1"], [1, "play d4=4"], [0, "play d4=4"], [1, "play d6=5"], [0, "play d8=1"], [1, "pass"], [0, "play d10=9"], [0, "pass"], [0, "pass"], [1, "play d4=3"], [1, "pass"]]}');
INSERT INTO "dice_records" VALUES(2,'{"format": 1, "game": "dice", "engine": "0.1.0", "content": "b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e", "setup": {"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "the Barman", "faction": "monsters", "difficulty": "easy"}]}, "seats": ["Geralt", "the Barman"], "commitment": null, "seed": null, "result": null, "choices": [[-1, "first 1"], [-1, "d4=3"], [-1, "d4=3"], [-1, "d4=2"], [-1, "d6=2"], [-1, "d6=2"], [-1, "d6=6"], [-1, "d8=7"], [-1, "d8=8"], [-1, "d8=7"], [-1, "d10=6"], [-1, "d4=4"], [-1, "d4=3"], [-1, "d4=4"], [-1, "d4=3"], [-1, "d4=2"], [-1, "d6=1"], [-1, "d6=1"], [-1, "d6=6"], [-1, "d6=3"], [-1, "d8=4"], [-1, "d8=2"], [-1, "d8=2"], [1, "pass"], [0, "play d8=8"]]}');
INSERT INTO "dice_records" VALUES(3,'{"format": 1, "game": "dice", "engine": "0.1.0", "content": "b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e", "setup": {"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "Geralt", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "geralt", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}, "seats": ["Geralt", "geralt"], "commitment": null, "seed": null, "result": null, "choices": [[-1, "first 0"], [-1, "d4=3"], [-1, "d4=2"], [-1, "d4=3"], [-1, "d6=1"], [-1, "d6=1"], [-1, "d6=6"], [-1, "d8=8"], [-1, "d8=5"], [-1, "d8=5"], [-1, "d10=10"], [-1, "d4=3"], [-1, "d4=2"], [-1, "d4=3"], [-1, "d6=1"], [-1, "d6=6"], [-1, "d6=1"], [-1, "d8=7"], [-1, "d8=8"], [-1, "d8=3"], [-1, "d10=10"], [0, "play d8=5"]]}');
INSERT INTO "dice_records" VALUES(4,'{"format": 1, "game": "dice", "engine": "0.1.0", "content": "b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e", "setup": {"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "..", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "npc", "faction": "random", "difficulty": "normal"}]}, "seats": ["..", "npc"], "commitment": null, "seed": null, "result": null, "choices": [[-1, "faction northern-realms"]]}');
INSERT INTO "dice_records" VALUES(5,'{"format": 1, "game": "dice", "engine": "0.1.0", "content": "b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e", "setup": {"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": true, "seats": [{"name": "%2e", "faction": "nilfgaard", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "npc", "faction": "random", "difficulty": "hard"}]}, "seats": ["%2e", "npc"], "commitment": null, "seed": null, "result": null, "choices": [[-1, "faction nilfgaard"], [-1, "first 0"], [-1, "d4=4"], [-1, "d4=1"], [-1, "d4=4"], [-1, "d6=2"], [-1, "d6=5"], [-1, "d6=4"], [-1, "d8=8"], [-1, "d8=3"], [-1, "d8=3"], [-1, "d10=9"], [-1, "d4=3"], [-1, "d4=2"], [-1, "d4=2"], [-1, "d6=6"], [-1, "d6=2"], [-1, "d6=2"], [-1, "d8=6"], [-1, "d8=4"], [-1, "d8=2"], [-1, "d10=7"], [-1, "d10=5"], [-1, "d10=3"], [-1, "d12=4"], [-1, "d12=3"], [-1, "d12=11"]]}');
CREATE TABLE dice_sets (
	campaign TEXT NOT NULL, 
	character TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	faction TEXT NOT NULL, 
	PRIMARY KEY (campaign, character, number), 
	FOREIGN KEY(campaign, character) REFERENCES dice_characters (campaign, name)
);
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','Geralt',1,'northern-realms');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','geralt',1,'monsters');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','Éric',1,'nilfgaard');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','Éric',1,'scoiatael');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','..',1,'monsters');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','a/b',1,'monsters');
INSERT INTO "dice_sets" VALUES('AgG5JVNdDqr4','%2e',1,'nilfgaard');
CREATE TABLE dice_transactions (
	id INTEGER NOT NULL, 
	campaign TEXT NOT NULL, 
	at TEXT NOT NULL, 
	cause TEXT NOT NULL, 
	game INTEGER, 
	moment TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (game, moment), 
	FOREIGN KEY(campaign) REFERENCES campaigns (id), 
	FOREIGN KEY(game) REFERENCES dice_games (id)
);
INSERT INTO "dice_transactions" VALUES(1,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(2,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(3,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(4,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(5,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(6,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(7,'AgG5JVNdDqr4','2026-11-18T00:45:00+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(8,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(9,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(10,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(11,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(12,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(13,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first set',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(14,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','first purse',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(15,'AgG5JVNdDqr4','2026-11-18T00:45:01+00:00','stakes of game 1',1,'opened');
INSERT INTO "dice_transactions" VALUES(16,'AgG5JVNdDqr4','2026-11-18T00:45:05+00:00','pay-out of game 1',1,'settled');
INSERT INTO "dice_transactions" VALUES(17,'AgG5JVNdDqr4','2026-11-18T00:45:05+00:00','stakes of game 2',2,'opened');
INSERT INTO "dice_transactions" VALUES(18,'AgG5JVNdDqr4','2026-11-18T00:45:05+00:00','stakes of game 3',3,'opened');
INSERT INTO "dice_transactions" VALUES(19,'AgG5JVNdDqr4','2026-11-18T00:45:05+00:00','stakes of game 4',4,'opened');
INSERT INTO "dice_transactions" VALUES(20,'AgG5JVNdDqr4','2026-11-18T00:45:06+00:00','stakes of game 5',5,'opened');
INSERT INTO "dice_transactions" VALUES(21,'AgG5JVNdDqr4','2026-11-18T00:45:06+00:00','bought 97 d4',NULL,NULL);
INSERT INTO "dice_transactions" VALUES(22,'AgG5JVNdDqr4','2026-11-18T00:45:06+00:00','a wyvern''s head',NULL,NULL);
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('time','7309');
INSERT INTO "house" VALUES('secret','2ba38a98aebcf0e82a27ab9cc5d836dfbc1effbe596790b4a18c5ed19b17f39b');
CREATE TABLE matches (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	wanted JSON NOT NULL, 
	setup JSON, 
	content TEXT NOT NULL, 
	engine TEXT NOT NULL, 
	clock JSON, 
	public BOOLEAN NOT NULL, 
	hot BOOLEAN NOT NULL, 
	seed TEXT NOT NULL, 
	status TEXT NOT NULL, 
	result JSON, 
	began BIGINT NOT NULL, 
	deadline BIGINT, 
	host TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
CREATE TABLE mutes (
	"match" TEXT NOT NULL, 
	person TEXT NOT NULL, 
	PRIMARY KEY ("match", person), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('XgiBcRZ8DYYm','Guest 4021',NULL,NULL,1794962700);
CREATE TABLE ratings (
	person TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (person, game), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE sessions (
	id TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	agent TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('iueyeYQoMJWC','ae3da0b436fff5443f42d94a1b301338089df0ddfe27e2d2050fd9e32cd831cd','XgiBcRZ8DYYm','python-httpx/0.28.1',1794962700,1794962700);
CREATE TABLE shelf (
	person TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (person, kind, game, name), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE tokens (
	id TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	name TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (digest), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX matches_status ON matches (status, made);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_campaigns_person ON campaigns (person);
CREATE INDEX ix_dice_games_campaign ON dice_games (campaign);
CREATE INDEX ix_dice_transactions_campaign ON dice_transactions (campaign);
CREATE INDEX dice_entries_account ON dice_entries (campaign, account, what, lot);
CREATE TRIGGER dice_transactions_stay BEFORE UPDATE ON dice_transactions BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER dice_transactions_last BEFORE DELETE ON dice_transactions BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER dice_entries_stay BEFORE UPDATE ON dice_entries BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
CREATE TRIGGER dice_entries_last BEFORE DELETE ON dice_entries BEGIN SELECT RAISE(ABORT, 'the ledger only grows'); END;
COMMIT;
