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
INSERT INTO "chairs" VALUES('N328PS77cYa9',0,'Z8P0ZlJN3ozQ',NULL,'Ada','{}');
INSERT INTO "chairs" VALUES('N328PS77cYa9',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('H6QH_mfN9yWS',0,'Z8P0ZlJN3ozQ',NULL,'Ada','{}');
INSERT INTO "chairs" VALUES('H6QH_mfN9yWS',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('bFBIH_BpWNwt',0,'Z8P0ZlJN3ozQ',NULL,'Ada','{}');
INSERT INTO "chairs" VALUES('bFBIH_BpWNwt',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('CwaEyI-jl6CM',0,'Z8P0ZlJN3ozQ',NULL,'Ada','{}');
INSERT INTO "chairs" VALUES('CwaEyI-jl6CM',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('lN49Sal1sa6Z',0,'1WSiBDL_LMs1',NULL,'Ada2','{}');
INSERT INTO "chairs" VALUES('lN49Sal1sa6Z',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('XozV8qE9_JrF',0,'1WSiBDL_LMs1',NULL,'Ada2','{}');
INSERT INTO "chairs" VALUES('XozV8qE9_JrF',1,NULL,'random','Clover','{}');
INSERT INTO "chairs" VALUES('tAD8foRGb3iu',0,'1WSiBDL_LMs1',NULL,'Ada2','{"faction": "monsters"}');
INSERT INTO "chairs" VALUES('tAD8foRGb3iu',1,NULL,'random','Clover','{"faction": "nilfgaard"}');
INSERT INTO "chairs" VALUES('sDvctoHk8Oux',0,'1WSiBDL_LMs1',NULL,'Ada2','{"faction": "monsters"}');
INSERT INTO "chairs" VALUES('sDvctoHk8Oux',1,NULL,'random','Clover','{"faction": "nilfgaard"}');
INSERT INTO "chairs" VALUES('Fbm1IHXnBKdm',0,'1WSiBDL_LMs1',NULL,'Ada2','{"hero": "ciri"}');
INSERT INTO "chairs" VALUES('Fbm1IHXnBKdm',1,NULL,'random','Clover','{"hero": "leshen"}');
INSERT INTO "chairs" VALUES('5d2N24X2v2W1',0,'1WSiBDL_LMs1',NULL,'Ada2','{"hero": "ciri"}');
INSERT INTO "chairs" VALUES('5d2N24X2v2W1',1,NULL,'random','Clover','{"hero": "leshen"}');
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
INSERT INTO "choices" VALUES('N328PS77cYa9',1,'choose',-1,'first 1',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',2,'choose',-1,'draw renuald-aep-matsen',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',3,'choose',-1,'draw scorch',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',4,'choose',-1,'draw biting-frost',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',5,'choose',-1,'draw stefan-skellen',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',6,'choose',-1,'draw etolian-auxiliary-archers',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',7,'choose',-1,'draw young-emissary',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',8,'choose',-1,'draw black-infantry-archer',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',9,'choose',-1,'draw tibor-eggebracht',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',10,'choose',-1,'draw etolian-auxiliary-archers',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',11,'choose',-1,'draw siege-technician',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',12,'choose',-1,'draw catapult',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',13,'choose',-1,'draw sigismund-dijkstra',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',14,'choose',-1,'draw crinfrid-reavers-dragon-hunter',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',15,'choose',-1,'draw trebuchet',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',16,'choose',-1,'draw catapult',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',17,'choose',-1,'draw siegfried-of-denesle',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',18,'choose',-1,'draw crinfrid-reavers-dragon-hunter',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',19,'choose',-1,'draw scorch',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',20,'choose',-1,'draw clear-weather',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',21,'choose',-1,'draw dun-banner-medic',4279);
INSERT INTO "choices" VALUES('N328PS77cYa9',22,'choose',1,'replace stefan-skellen',5144);
INSERT INTO "choices" VALUES('N328PS77cYa9',23,'choose',-1,'draw impenetrable-fog',5144);
INSERT INTO "choices" VALUES('N328PS77cYa9',24,'choose',1,'replace etolian-auxiliary-archers',5157);
INSERT INTO "choices" VALUES('N328PS77cYa9',25,'choose',-1,'draw fringilla-vigo',5157);
INSERT INTO "choices" VALUES('N328PS77cYa9',26,'choose',0,'replace trebuchet',5162);
INSERT INTO "choices" VALUES('N328PS77cYa9',27,'choose',-1,'draw ballista',5162);
INSERT INTO "choices" VALUES('N328PS77cYa9',28,'choose',0,'replace crinfrid-reavers-dragon-hunter',5166);
INSERT INTO "choices" VALUES('N328PS77cYa9',29,'choose',-1,'draw philippa-eilhart',5166);
INSERT INTO "choices" VALUES('N328PS77cYa9',30,'choose',1,'play scorch',5179);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',1,'choose',-1,'first 0',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',2,'choose',-1,'draw siege-tower',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',3,'choose',-1,'draw dun-banner-medic',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',4,'choose',-1,'draw ves',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',5,'choose',-1,'draw clear-weather',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',6,'choose',-1,'draw siegfried-of-denesle',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',7,'choose',-1,'draw kaedweni-siege-expert',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',8,'choose',-1,'draw commanders-horn',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',9,'choose',-1,'draw prince-stennis',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',10,'choose',-1,'draw decoy',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',11,'choose',-1,'draw blue-stripes-commando',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',12,'choose',-1,'draw siege-technician',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',13,'choose',-1,'draw etolian-auxiliary-archers',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',14,'choose',-1,'draw menno-coehoorn',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',15,'choose',-1,'draw fringilla-vigo',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',16,'choose',-1,'draw etolian-auxiliary-archers',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',17,'choose',-1,'draw siege-engineer',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',18,'choose',-1,'draw tibor-eggebracht',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',19,'choose',-1,'draw cahir-mawr-dyffryn-aep-ceallach',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',20,'choose',-1,'draw heavy-zerrikanian-fire-scorpion',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',21,'choose',-1,'draw zerrikanian-fire-scorpion',5242);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',22,'choose',0,'replace prince-stennis',5246);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',23,'choose',-1,'draw sigismund-dijkstra',5246);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',24,'choose',0,'replace sigismund-dijkstra',5249);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',25,'choose',-1,'draw decoy',5249);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',26,'choose',1,'replace siege-technician',5265);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',27,'choose',-1,'draw decoy',5265);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',28,'choose',1,'replace zerrikanian-fire-scorpion',5282);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',29,'choose',-1,'draw stefan-skellen',5282);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',30,'choose',0,'play blue-stripes-commando',5284);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',31,'choose',1,'play siege-engineer',5294);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',32,'choose',0,'play kaedweni-siege-expert',5296);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',33,'choose',1,'play etolian-auxiliary-archers',5300);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',34,'choose',0,'play siegfried-of-denesle',5303);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',35,'choose',1,'play decoy',5306);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',36,'choose',1,'decoy siege-engineer siege',5308);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',37,'choose',0,'play siege-tower',5309);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',38,'choose',1,'play fringilla-vigo',5312);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',39,'choose',0,'play ves',5313);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',40,'choose',1,'play heavy-zerrikanian-fire-scorpion',5315);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',41,'choose',0,'play dun-banner-medic',5317);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',42,'choose',1,'pass',5320);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',43,'choose',0,'play clear-weather',5322);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',44,'choose',0,'leader',5324);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',45,'choose',0,'play commanders-horn',5325);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',46,'choose',0,'row ranged',5327);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',47,'choose',0,'pass',5328);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',48,'choose',-1,'draw clear-weather',5328);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',49,'choose',0,'pass',5330);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',50,'choose',1,'play siege-engineer',5333);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',51,'choose',1,'play menno-coehoorn',5337);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',52,'choose',1,'revive fringilla-vigo',5340);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',53,'choose',1,'play etolian-auxiliary-archers',5342);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',54,'choose',1,'revive heavy-zerrikanian-fire-scorpion',5345);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',55,'choose',1,'play cahir-mawr-dyffryn-aep-ceallach',5347);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',56,'choose',1,'play stefan-skellen',5352);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',57,'choose',-1,'draw impera-brigade-guard',5352);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',58,'choose',-1,'draw clear-weather',5352);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',59,'choose',1,'play clear-weather',5356);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',60,'choose',1,'pass',5359);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',61,'choose',1,'play tibor-eggebracht',5362);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',62,'choose',0,'pass',5363);
INSERT INTO "choices" VALUES('H6QH_mfN9yWS',63,'choose',1,'pass',5365);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',1,'choose',-1,'first 1',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',2,'choose',-1,'d4=3',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',3,'choose',-1,'d4=4',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',4,'choose',-1,'d4=1',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',5,'choose',-1,'d6=2',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',6,'choose',-1,'d6=4',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',7,'choose',-1,'d6=3',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',8,'choose',-1,'d8=4',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',9,'choose',-1,'d8=1',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',10,'choose',-1,'d8=6',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',11,'choose',-1,'d10=6',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',12,'choose',-1,'d4=1',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',13,'choose',-1,'d4=4',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',14,'choose',-1,'d4=3',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',15,'choose',-1,'d6=6',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',16,'choose',-1,'d6=6',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',17,'choose',-1,'d6=2',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',18,'choose',-1,'d8=6',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',19,'choose',-1,'d8=5',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',20,'choose',-1,'d8=2',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',21,'choose',-1,'d10=3',5393);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',22,'choose',1,'play d10=3',5482);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',23,'choose',0,'play d4=4',5487);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',24,'choose',1,'play d6=2',5498);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',25,'choose',0,'play d6=4',5501);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',26,'choose',1,'play d4=4',5505);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',27,'choose',0,'play d6=3',5507);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',28,'choose',1,'play d8=5',5510);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',29,'choose',0,'play d8=4',5512);
INSERT INTO "choices" VALUES('bFBIH_BpWNwt',30,'choose',1,'play d6=6',5515);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',1,'choose',-1,'first 0',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',2,'choose',-1,'d4=4',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',3,'choose',-1,'d4=2',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',4,'choose',-1,'d4=4',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',5,'choose',-1,'d6=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',6,'choose',-1,'d6=2',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',7,'choose',-1,'d6=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',8,'choose',-1,'d8=8',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',9,'choose',-1,'d8=6',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',10,'choose',-1,'d8=3',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',11,'choose',-1,'d10=10',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',12,'choose',-1,'d4=2',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',13,'choose',-1,'d4=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',14,'choose',-1,'d4=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',15,'choose',-1,'d6=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',16,'choose',-1,'d6=5',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',17,'choose',-1,'d6=1',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',18,'choose',-1,'d8=6',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',19,'choose',-1,'d8=2',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',20,'choose',-1,'d8=4',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',21,'choose',-1,'d10=8',5538);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',22,'choose',0,'play d4=4',5541);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',23,'choose',1,'play d4=1',5544);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',24,'choose',0,'play d4=4',5547);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',25,'choose',1,'play d10=8',5550);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',26,'choose',0,'play d8=6',5551);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',27,'choose',1,'play d6=5',5554);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',28,'choose',0,'play d8=3',5556);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',29,'choose',1,'play d4=2',5559);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',30,'choose',0,'play d8=8',5566);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',31,'choose',1,'play d8=4',5580);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',32,'choose',0,'play d6=2',5589);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',33,'choose',1,'play d6=1',5599);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',34,'choose',0,'play d10=10',5635);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',35,'choose',1,'play d8=2',5640);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',36,'choose',0,'play d4=2',5646);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',37,'choose',1,'play d6=1',5650);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',38,'choose',0,'pass',5692);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',39,'choose',1,'play d8=6',5700);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',40,'choose',1,'pass',5712);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',41,'choose',-1,'d10=3',5712);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',42,'choose',-1,'d6=5',5712);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',43,'choose',1,'pass',5719);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',44,'choose',0,'play d6=5',5721);
INSERT INTO "choices" VALUES('CwaEyI-jl6CM',45,'choose',0,'pass',5723);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',1,'choose',-1,'first 1',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',2,'choose',-1,'draw stefan-skellen',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',3,'choose',-1,'draw impera-brigade-guard',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',4,'choose',-1,'draw heavy-zerrikanian-fire-scorpion',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',5,'choose',-1,'draw black-infantry-archer',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',6,'choose',-1,'draw cahir-mawr-dyffryn-aep-ceallach',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',7,'choose',-1,'draw young-emissary',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',8,'choose',-1,'draw tibor-eggebracht',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',9,'choose',-1,'draw etolian-auxiliary-archers',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',10,'choose',-1,'draw zerrikanian-fire-scorpion',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',11,'choose',-1,'draw shilard-fitz-oesterlen',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',12,'choose',-1,'draw crinfrid-reavers-dragon-hunter',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',13,'choose',-1,'draw thaler',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',14,'choose',-1,'draw clear-weather',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',15,'choose',-1,'draw vernon-roche',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',16,'choose',-1,'draw ballista',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',17,'choose',-1,'draw decoy',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',18,'choose',-1,'draw trebuchet',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',19,'choose',-1,'draw crinfrid-reavers-dragon-hunter',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',20,'choose',-1,'draw blue-stripes-commando',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',21,'choose',-1,'draw siegfried-of-denesle',17610);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',22,'choose',1,'done',17629);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',23,'choose',0,'replace trebuchet',17634);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',24,'choose',-1,'draw decoy',17634);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',25,'choose',0,'replace siegfried-of-denesle',17637);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',26,'choose',-1,'draw ves',17637);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',27,'choose',1,'leader',17646);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',28,'choose',-1,'show decoy',17646);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',29,'choose',-1,'show crinfrid-reavers-dragon-hunter',17646);
INSERT INTO "choices" VALUES('lN49Sal1sa6Z',30,'choose',-1,'show ballista',17646);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',1,'choose',-1,'first 1',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',2,'choose',-1,'draw menno-coehoorn',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',3,'choose',-1,'draw decoy',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',4,'choose',-1,'draw impenetrable-fog',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',5,'choose',-1,'draw tibor-eggebracht',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',6,'choose',-1,'draw siege-engineer',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',7,'choose',-1,'draw fringilla-vigo',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',8,'choose',-1,'draw clear-weather',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',9,'choose',-1,'draw heavy-zerrikanian-fire-scorpion',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',10,'choose',-1,'draw cahir-mawr-dyffryn-aep-ceallach',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',11,'choose',-1,'draw decoy',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',12,'choose',-1,'draw blue-stripes-commando',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',13,'choose',-1,'draw crinfrid-reavers-dragon-hunter',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',14,'choose',-1,'draw sigismund-dijkstra',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',15,'choose',-1,'draw dun-banner-medic',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',16,'choose',-1,'draw ballista',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',17,'choose',-1,'draw crinfrid-reavers-dragon-hunter',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',18,'choose',-1,'draw blue-stripes-commando',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',19,'choose',-1,'draw ves',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',20,'choose',-1,'draw siegfried-of-denesle',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',21,'choose',-1,'draw philippa-eilhart',17681);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',22,'choose',1,'done',17702);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',23,'choose',0,'replace crinfrid-reavers-dragon-hunter',17708);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',24,'choose',-1,'draw clear-weather',17708);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',25,'choose',0,'replace crinfrid-reavers-dragon-hunter',17712);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',26,'choose',-1,'draw catapult',17712);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',27,'choose',1,'leader',17718);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',28,'choose',-1,'show sigismund-dijkstra',17718);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',29,'choose',-1,'show ves',17718);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',30,'choose',-1,'show siegfried-of-denesle',17718);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',31,'choose',0,'play catapult',17722);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',32,'choose',1,'play tibor-eggebracht',17730);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',33,'choose',0,'play ballista',17733);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',34,'choose',1,'play siege-engineer',17746);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',35,'choose',0,'play sigismund-dijkstra',17750);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',36,'choose',-1,'draw crinfrid-reavers-dragon-hunter',17750);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',37,'choose',-1,'draw commanders-horn',17750);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',38,'choose',1,'play clear-weather',17759);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',39,'choose',0,'play crinfrid-reavers-dragon-hunter',17762);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',40,'choose',1,'play decoy',17769);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',41,'choose',1,'decoy sigismund-dijkstra close',17778);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',42,'choose',0,'play siegfried-of-denesle',17780);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',43,'choose',1,'play impenetrable-fog',17794);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',44,'choose',0,'play blue-stripes-commando',17797);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',45,'choose',1,'play fringilla-vigo',17802);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',46,'choose',0,'play blue-stripes-commando',17804);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',47,'choose',1,'play cahir-mawr-dyffryn-aep-ceallach',17809);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',48,'choose',0,'play ves',17812);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',49,'choose',1,'play sigismund-dijkstra',17819);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',50,'choose',-1,'draw black-infantry-archer',17819);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',51,'choose',-1,'draw impera-brigade-guard',17819);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',52,'choose',0,'play dun-banner-medic',17830);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',53,'choose',1,'play black-infantry-archer',17841);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',54,'choose',0,'play philippa-eilhart',17850);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',55,'choose',1,'play menno-coehoorn',17864);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',56,'choose',0,'leader',17878);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',57,'choose',1,'play heavy-zerrikanian-fire-scorpion',17888);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',58,'choose',0,'play clear-weather',17902);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',59,'choose',1,'play impera-brigade-guard',17915);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',60,'choose',0,'pass',17926);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',61,'choose',1,'play decoy',17931);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',62,'choose',1,'decoy cahir-mawr-dyffryn-aep-ceallach close',17938);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',63,'choose',1,'play cahir-mawr-dyffryn-aep-ceallach',17946);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',64,'choose',-1,'draw decoy',17946);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',65,'choose',0,'pass',17950);
INSERT INTO "choices" VALUES('XozV8qE9_JrF',66,'choose',0,'pass',17953);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',1,'choose',-1,'first 1',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',2,'choose',-1,'d4=2',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',3,'choose',-1,'d4=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',4,'choose',-1,'d4=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',5,'choose',-1,'d6=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',6,'choose',-1,'d6=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',7,'choose',-1,'d6=6',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',8,'choose',-1,'d8=7',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',9,'choose',-1,'d8=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',10,'choose',-1,'d8=7',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',11,'choose',-1,'d10=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',12,'choose',-1,'d4=4',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',13,'choose',-1,'d4=2',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',14,'choose',-1,'d4=3',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',15,'choose',-1,'d6=3',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',16,'choose',-1,'d6=2',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',17,'choose',-1,'d6=5',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',18,'choose',-1,'d8=5',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',19,'choose',-1,'d8=1',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',20,'choose',-1,'d8=2',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',21,'choose',-1,'d10=3',17991);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',22,'choose',1,'play d4=2',17998);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',23,'choose',0,'play d10=4',18001);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',24,'choose',1,'play d8=2',18005);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',25,'choose',0,'play d8=4',18016);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',26,'choose',1,'play d4=3',18031);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',27,'choose',0,'play d6=6',18041);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',28,'choose',1,'play d6=2',18054);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',29,'choose',0,'play d6=4',18059);
INSERT INTO "choices" VALUES('tAD8foRGb3iu',30,'choose',1,'play d8=5',18069);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',1,'choose',-1,'first 1',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',2,'choose',-1,'d4=3',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',3,'choose',-1,'d4=2',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',4,'choose',-1,'d4=4',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',5,'choose',-1,'d6=6',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',6,'choose',-1,'d6=3',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',7,'choose',-1,'d6=6',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',8,'choose',-1,'d8=4',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',9,'choose',-1,'d8=3',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',10,'choose',-1,'d8=6',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',11,'choose',-1,'d10=2',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',12,'choose',-1,'d4=3',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',13,'choose',-1,'d4=3',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',14,'choose',-1,'d4=2',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',15,'choose',-1,'d6=2',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',16,'choose',-1,'d6=5',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',17,'choose',-1,'d6=6',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',18,'choose',-1,'d8=5',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',19,'choose',-1,'d8=4',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',20,'choose',-1,'d8=4',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',21,'choose',-1,'d10=6',18095);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',22,'choose',1,'pass',18106);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',23,'choose',0,'play d4=4',18118);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',24,'choose',0,'play d8=3',18124);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',25,'choose',0,'play d8=4',18126);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',26,'choose',0,'play d6=3',18135);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',27,'choose',0,'play d6=6',18137);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',28,'choose',0,'play d6=6',18142);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',29,'choose',0,'play d4=3',18144);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',30,'choose',0,'play d8=6',18155);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',31,'choose',0,'play d10=2',18157);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',32,'choose',0,'pass',18160);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',33,'choose',-1,'d10=6',18160);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',34,'choose',0,'pass',18167);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',35,'choose',1,'play d6=2',18173);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',36,'choose',1,'play d6=5',18184);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',37,'choose',1,'play d4=3',18192);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',38,'choose',1,'play d10=6',18197);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',39,'choose',1,'play d4=2',18203);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',40,'choose',1,'pass',18212);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',41,'choose',-1,'d10=10',18212);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',42,'choose',1,'play d8=4',18218);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',43,'choose',0,'pass',18222);
INSERT INTO "choices" VALUES('sDvctoHk8Oux',44,'choose',1,'pass',18232);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',1,'choose',-1,'draw zireael',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',2,'choose',-1,'draw pushed-to-the-brink',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',3,'choose',-1,'draw channel-the-source',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',4,'choose',-1,'draw channel-the-source',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',5,'choose',-1,'draw blink',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',6,'choose',-1,'draw primeval-guardian',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',7,'choose',-1,'draw disturbing-howls',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',8,'choose',-1,'draw primeval-guardian',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',9,'choose',-1,'draw harrying-strike',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',10,'choose',-1,'draw harrying-strike',18278);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',11,'choose',0,'place ihuarraquax K19',18284);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',12,'choose',1,'place wolf-a K13',18561);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',13,'choose',1,'place wolf-b K06',18566);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',14,'choose',-1,'draw searching-strike',18566);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',15,'choose',0,'boost blink',18569);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',16,'choose',0,'move ihuarraquax K08',18571);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',17,'choose',0,'move ciri K18',18573);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',18,'choose',-1,'draw the-lady-of-space-and-time',18573);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',19,'choose',0,'boost zireael',18575);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',20,'choose',0,'move ihuarraquax K10',18577);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',21,'choose',0,'move ciri K23',18579);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',22,'choose',-1,'draw harrying-strike',18579);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',23,'choose',1,'decline',18588);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',24,'choose',1,'move wolf-a K12',18601);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',25,'choose',1,'move wolf-b K13',18613);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',26,'choose',1,'done',18622);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',27,'choose',-1,'draw nature-abounds',18622);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',28,'choose',1,'boost primeval-guardian',18632);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',29,'choose',1,'move wolf-a K25',18640);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',30,'choose',1,'move wolf-b K12',18648);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',31,'choose',1,'move leshen K22',18672);
INSERT INTO "choices" VALUES('Fbm1IHXnBKdm',32,'choose',-1,'draw unicorn-ally',18672);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',1,'choose',-1,'draw bane-of-the-aen-elle',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',2,'choose',-1,'draw child-of-the-elder-blood',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',3,'choose',-1,'draw child-of-the-elder-blood',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',4,'choose',-1,'draw unicorn-ally',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',5,'choose',-1,'draw bane-of-the-aen-elle',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',6,'choose',-1,'draw strength-of-the-pack',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',7,'choose',-1,'draw primeval-slam',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',8,'choose',-1,'draw strength-of-the-pack',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',9,'choose',-1,'draw disturbing-howls',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',10,'choose',-1,'draw harrying-strike',18699);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',11,'choose',0,'place ihuarraquax K19',18707);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',12,'choose',1,'place wolf-a K13',18726);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',13,'choose',1,'place wolf-b K07',18731);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',14,'choose',0,'scheme child-of-the-elder-blood',18734);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',15,'choose',0,'scheme child-of-the-elder-blood',18736);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',16,'choose',1,'manoeuvre',18754);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',17,'choose',-1,'draw disturbing-howls',18754);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',18,'choose',1,'decline',18759);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',19,'choose',1,'move wolf-a K04',18781);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',20,'choose',1,'move wolf-b K11',18794);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',21,'choose',1,'move leshen K31',18802);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',22,'choose',1,'scheme strength-of-the-pack',18810);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',23,'choose',1,'place wolf-b K07',18816);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',24,'choose',0,'scheme unicorn-ally',18820);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',25,'choose',-1,'draw unicorn-ally',18820);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',26,'choose',0,'boost unicorn-ally',18825);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',27,'choose',0,'move ihuarraquax K10',18828);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',28,'choose',0,'move ciri K20',18831);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',29,'choose',1,'attack wolf-a ihuarraquax',18846);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',30,'choose',1,'lay disturbing-howls',18852);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',31,'choose',1,'move ihuarraquax K11',18860);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',32,'choose',-1,'draw parry',18860);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',33,'choose',1,'attack wolf-a ihuarraquax',18882);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',34,'choose',1,'lay harrying-strike',18887);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',35,'choose',0,'decline',18890);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',36,'choose',-1,'draw parry',18890);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',37,'choose',1,'scheme strength-of-the-pack',18906);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',38,'choose',1,'place wolf-b K25',18912);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',39,'choose',0,'attack ihuarraquax wolf-a',18915);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',40,'choose',0,'move ihuarraquax K15',18919);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',41,'choose',-1,'draw pushed-to-the-brink',18919);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',42,'choose',0,'attack ciri wolf-b',18935);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',43,'choose',-1,'draw channel-the-source',18935);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',44,'choose',-1,'draw harrying-strike',18935);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',45,'choose',1,'boost harrying-strike',18950);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',46,'choose',1,'move leshen K22',18971);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',47,'choose',1,'attack leshen ciri',18986);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',48,'choose',0,'decline',19002);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',49,'choose',1,'place wolf-a K31',19013);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',50,'choose',1,'move wolf-a K30',19022);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',51,'choose',-1,'draw the-lady-of-space-and-time',19022);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',52,'choose',-1,'draw pushed-to-the-brink',19022);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',53,'choose',0,'boost the-lady-of-space-and-time',19028);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',54,'choose',0,'move ciri K27',19039);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',55,'choose',0,'move ihuarraquax K19',19042);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',56,'choose',-1,'draw the-lady-of-space-and-time',19042);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',57,'choose',0,'boost the-lady-of-space-and-time',19047);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',58,'choose',0,'move ihuarraquax K05',19050);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',59,'choose',0,'move ciri K19',19060);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',60,'choose',-1,'draw harrying-strike',19060);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',61,'choose',1,'decline',19067);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',62,'choose',1,'done',19074);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',63,'choose',-1,'draw disturbing-howls',19074);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',64,'choose',1,'boost harrying-strike',19092);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',65,'choose',1,'move wolf-a K06',19100);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',66,'choose',1,'move leshen K17',19108);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',67,'choose',0,'attack ihuarraquax wolf-a',19114);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',68,'choose',0,'move ihuarraquax K13',19119);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',69,'choose',0,'through nobody',19127);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',70,'choose',-1,'draw lion-cub-of-cintra',19127);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',71,'choose',0,'boost pushed-to-the-brink',19130);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',72,'choose',0,'move ciri K30',19138);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',73,'choose',0,'move ihuarraquax K14',19142);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',74,'choose',-1,'draw planted-feet',19142);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',75,'choose',1,'decline',19157);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',76,'choose',1,'move leshen K12',19169);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',77,'choose',-1,'draw nature-abounds',19169);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',78,'choose',1,'boost disturbing-howls',19179);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',79,'choose',1,'move leshen K24',19204);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',80,'choose',0,'attack ciri leshen',19215);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',81,'choose',0,'lay channel-the-source',19217);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',82,'choose',1,'decline',19229);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',83,'choose',0,'done',19239);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',84,'choose',0,'attack ciri leshen',19246);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',85,'choose',1,'defend planted-feet',19261);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',86,'choose',-1,'draw nature-abounds',19261);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',87,'choose',1,'attack leshen ihuarraquax',19273);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',88,'choose',0,'decline',19276);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',89,'choose',1,'attack leshen ciri',19282);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',90,'choose',0,'decline',19299);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',91,'choose',-1,'draw primeval-guardian',19299);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',92,'choose',-1,'draw searching-strike',19299);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',93,'choose',0,'boost parry',19303);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',94,'choose',0,'move ciri K27',19306);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',95,'choose',-1,'draw blink',19306);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',96,'choose',0,'boost parry',19309);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',97,'choose',0,'move ciri K20',19318);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',98,'choose',-1,'draw primeval-slam',19318);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',99,'choose',1,'boost primeval-guardian',19325);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',100,'choose',1,'move leshen K07',19335);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',101,'choose',-1,'draw strength-of-the-pack',19335);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',102,'choose',1,'boost primeval-slam',19350);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',103,'choose',1,'move leshen K12',19358);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',104,'choose',-1,'draw zireael',19358);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',105,'choose',0,'boost searching-strike',19366);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',106,'choose',0,'move ciri K18',19370);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',107,'choose',-1,'draw searching-strike',19370);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',108,'choose',0,'boost searching-strike',19373);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',109,'choose',0,'move ciri K20',19379);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',110,'choose',1,'scheme strength-of-the-pack',19383);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',111,'choose',1,'place wolf-a K05',19398);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',112,'choose',-1,'draw vanish-into-murder',19398);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',113,'choose',1,'decline',19403);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',114,'choose',1,'move wolf-a K16',19413);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',115,'choose',1,'move leshen K11',19417);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',116,'choose',0,'attack ciri wolf-a',19424);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',117,'choose',0,'lay blink',19432);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',118,'choose',0,'move ciri K19',19435);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',119,'choose',-1,'draw blink',19435);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',120,'choose',0,'boost blink',19447);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',121,'choose',0,'move ciri K20',19455);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',122,'choose',1,'scheme vanish-into-murder',19459);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',123,'choose',-1,'draw parry',19459);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',124,'choose',0,'boost parry',19464);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',125,'choose',0,'move ciri K17',19471);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',126,'choose',-1,'draw pushed-to-the-brink',19471);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',127,'choose',0,'boost zireael',19479);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',128,'choose',0,'move ciri K16',19484);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',129,'choose',1,'place leshen K31',19492);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',130,'choose',-1,'draw nature-abounds',19492);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',131,'choose',-1,'draw command-the-forest',19492);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',132,'choose',1,'boost disturbing-howls',19500);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',133,'choose',1,'move leshen K22',19509);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',134,'choose',-1,'draw planted-feet',19509);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',135,'choose',1,'boost planted-feet',19517);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',136,'choose',1,'move leshen K28',19530);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',137,'choose',-1,'draw channel-the-source',19530);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',138,'choose',0,'boost pushed-to-the-brink',19534);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',139,'choose',0,'move ciri K15',19538);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',140,'choose',-1,'draw channel-the-source',19538);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',141,'choose',0,'decline',19546);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',142,'choose',0,'move ciri K19',19549);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',143,'choose',1,'manoeuvre',19557);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',144,'choose',-1,'draw primeval-guardian',19557);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',145,'choose',1,'boost primeval-guardian',19564);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',146,'choose',1,'move leshen K15',19580);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',147,'choose',1,'attack leshen ciri',19584);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',148,'choose',1,'lay command-the-forest',19597);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',149,'choose',0,'attack ciri leshen',19604);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',150,'choose',-1,'draw zireael',19604);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',151,'choose',0,'decline',19606);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',152,'choose',0,'move ciri K20',19614);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',153,'choose',-1,'draw primeval-guardian',19614);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',154,'choose',1,'boost nature-abounds',19621);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',155,'choose',1,'move leshen K08',19628);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',156,'choose',-1,'draw flock-of-birds',19628);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',157,'choose',1,'boost primeval-guardian',19638);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',158,'choose',1,'move leshen K21',19645);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',159,'choose',0,'attack ciri leshen',19651);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',160,'choose',-1,'discard flock-of-birds',19651);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',161,'choose',-1,'draw zireael',19651);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',162,'choose',0,'decline',19662);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',163,'choose',0,'move ciri K19',19664);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',164,'choose',-1,'draw wily-fighting',19664);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',165,'choose',1,'decline',19675);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',166,'choose',1,'done',19684);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',167,'choose',1,'manoeuvre',19695);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',168,'choose',-1,'draw primeval-slam',19695);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',169,'choose',1,'boost primeval-slam',19701);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',170,'choose',1,'move leshen K16',19712);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',171,'choose',0,'attack ciri leshen',19719);
INSERT INTO "choices" VALUES('5d2N24X2v2W1',172,'choose',1,'defend wily-fighting',19724);
CREATE TABLE dice_characters (
	campaign TEXT NOT NULL, 
	name TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (campaign, name), 
	FOREIGN KEY(campaign) REFERENCES campaigns (id)
);
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
CREATE TABLE dice_players (
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	character TEXT NOT NULL, 
	lot INTEGER NOT NULL, 
	wager TEXT, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES dice_games (id)
);
CREATE TABLE dice_records (
	game INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES dice_games (id)
);
CREATE TABLE dice_sets (
	campaign TEXT NOT NULL, 
	character TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	faction TEXT NOT NULL, 
	PRIMARY KEY (campaign, character, number), 
	FOREIGN KEY(campaign, character) REFERENCES dice_characters (campaign, name)
);
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
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('time','30709');
INSERT INTO "house" VALUES('secret','b257f3b9d1eae059c1cd4266040f22b2ea5ae0e479bb12aac698c0568b30dfc6');
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
INSERT INTO "matches" VALUES('N328PS77cYa9','gwent','{}','{"edition": "anniversary", "house": {}, "open_lists": false, "seats": [{"name": "Ada", "deck": {"name": "init-northern-realms", "faction": "northern-realms", "leader": "foltest-the-siegemaster", "source": "ours, theme tight bond + siege", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "clear-weather*2", "vernon-roche", "philippa-eilhart", "thaler", "ves", "siegfried-of-denesle", "sigismund-dijkstra", "keira-metz", "prince-stennis", "trebuchet*2", "crinfrid-reavers-dragon-hunter*3", "catapult*2", "ballista", "kaedweni-siege-expert*2", "blue-stripes-commando*3", "siege-tower", "dun-banner-medic"]}}, {"name": "Clover", "deck": {"name": "init-nilfgaard", "faction": "nilfgaard", "leader": "emhyr-emperor-of-nilfgaard", "source": "ours, theme spies + medics", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "impenetrable-fog", "clear-weather", "letho-of-gulet", "menno-coehoorn", "tibor-eggebracht", "assire-var-anahid", "fringilla-vigo", "renuald-aep-matsen", "shilard-fitz-oesterlen", "stefan-skellen", "vattier-de-rideaux", "cahir-mawr-dyffryn-aep-ceallach", "etolian-auxiliary-archers*2", "black-infantry-archer*2", "heavy-zerrikanian-fire-scorpion", "zerrikanian-fire-scorpion", "impera-brigade-guard*4", "siege-engineer", "young-emissary*2", "siege-technician"]}}]}','e92b6ce4dca281701c524e173ccece8f603083d595b02a9a8e45d4caf7636320','0.1.0','null',0,0,'N328PS77cYa9:b97399d1a80f77ecd853271bc7832b5d59410db9048120665489ce28ea5582c8','playing','null',4139,NULL,'Z8P0ZlJN3ozQ',1794967122);
INSERT INTO "matches" VALUES('H6QH_mfN9yWS','gwent','{}','{"edition": "anniversary", "house": {}, "open_lists": false, "seats": [{"name": "Ada", "deck": {"name": "init-northern-realms", "faction": "northern-realms", "leader": "foltest-the-siegemaster", "source": "ours, theme tight bond + siege", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "clear-weather*2", "vernon-roche", "philippa-eilhart", "thaler", "ves", "siegfried-of-denesle", "sigismund-dijkstra", "keira-metz", "prince-stennis", "trebuchet*2", "crinfrid-reavers-dragon-hunter*3", "catapult*2", "ballista", "kaedweni-siege-expert*2", "blue-stripes-commando*3", "siege-tower", "dun-banner-medic"]}}, {"name": "Clover", "deck": {"name": "init-nilfgaard", "faction": "nilfgaard", "leader": "emhyr-emperor-of-nilfgaard", "source": "ours, theme spies + medics", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "impenetrable-fog", "clear-weather", "letho-of-gulet", "menno-coehoorn", "tibor-eggebracht", "assire-var-anahid", "fringilla-vigo", "renuald-aep-matsen", "shilard-fitz-oesterlen", "stefan-skellen", "vattier-de-rideaux", "cahir-mawr-dyffryn-aep-ceallach", "etolian-auxiliary-archers*2", "black-infantry-archer*2", "heavy-zerrikanian-fire-scorpion", "zerrikanian-fire-scorpion", "impera-brigade-guard*4", "siege-engineer", "young-emissary*2", "siege-technician"]}}]}','e92b6ce4dca281701c524e173ccece8f603083d595b02a9a8e45d4caf7636320','0.1.0','null',0,0,'H6QH_mfN9yWS:e6b1f656fe47b72d6a4a207c76e6bbb7372e5b9af4f36d318f7117d851082bc2','over','{"winner": 1, "why": "gems"}',5205,NULL,'Z8P0ZlJN3ozQ',1794967123);
INSERT INTO "matches" VALUES('bFBIH_BpWNwt','dice','{}','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": false, "seats": [{"name": "Ada", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Clover", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}','b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e','0.1.0','null',0,0,'bFBIH_BpWNwt:ffb555bba0c7213062a673afe24d5107889188838c87fac34dbdac49818c23a4','playing','null',5377,NULL,'Z8P0ZlJN3ozQ',1794967123);
INSERT INTO "matches" VALUES('CwaEyI-jl6CM','dice','{}','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": false, "seats": [{"name": "Ada", "faction": "northern-realms", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Clover", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}','b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e','0.1.0','null',0,0,'CwaEyI-jl6CM:5a56ce001c75402b182b073e97398a13bab5501268d546db7ca31b00ded4cb3c','over','{"winner": 0, "why": "rounds"}',5523,NULL,'Z8P0ZlJN3ozQ',1794967123);
INSERT INTO "matches" VALUES('lN49Sal1sa6Z','gwent','{}','{"edition": "anniversary", "house": {}, "open_lists": false, "seats": [{"name": "Ada2", "deck": {"name": "init-northern-realms", "faction": "northern-realms", "leader": "foltest-the-siegemaster", "source": "ours, theme tight bond + siege", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "clear-weather*2", "vernon-roche", "philippa-eilhart", "thaler", "ves", "siegfried-of-denesle", "sigismund-dijkstra", "keira-metz", "prince-stennis", "trebuchet*2", "crinfrid-reavers-dragon-hunter*3", "catapult*2", "ballista", "kaedweni-siege-expert*2", "blue-stripes-commando*3", "siege-tower", "dun-banner-medic"]}}, {"name": "Clover", "deck": {"name": "init-nilfgaard", "faction": "nilfgaard", "leader": "emhyr-emperor-of-nilfgaard", "source": "ours, theme spies + medics", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "impenetrable-fog", "clear-weather", "letho-of-gulet", "menno-coehoorn", "tibor-eggebracht", "assire-var-anahid", "fringilla-vigo", "renuald-aep-matsen", "shilard-fitz-oesterlen", "stefan-skellen", "vattier-de-rideaux", "cahir-mawr-dyffryn-aep-ceallach", "etolian-auxiliary-archers*2", "black-infantry-archer*2", "heavy-zerrikanian-fire-scorpion", "zerrikanian-fire-scorpion", "impera-brigade-guard*4", "siege-engineer", "young-emissary*2", "siege-technician"]}}]}','e92b6ce4dca281701c524e173ccece8f603083d595b02a9a8e45d4caf7636320','0.1.0','null',0,0,'lN49Sal1sa6Z:0799d939f542b529af709128050c3e03fb57362b08c2705fd74929c362905d39','playing','null',17460,NULL,'1WSiBDL_LMs1',1794967135);
INSERT INTO "matches" VALUES('XozV8qE9_JrF','gwent','{}','{"edition": "anniversary", "house": {}, "open_lists": false, "seats": [{"name": "Ada2", "deck": {"name": "init-northern-realms", "faction": "northern-realms", "leader": "foltest-the-siegemaster", "source": "ours, theme tight bond + siege", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "clear-weather*2", "vernon-roche", "philippa-eilhart", "thaler", "ves", "siegfried-of-denesle", "sigismund-dijkstra", "keira-metz", "prince-stennis", "trebuchet*2", "crinfrid-reavers-dragon-hunter*3", "catapult*2", "ballista", "kaedweni-siege-expert*2", "blue-stripes-commando*3", "siege-tower", "dun-banner-medic"]}}, {"name": "Clover", "deck": {"name": "init-nilfgaard", "faction": "nilfgaard", "leader": "emhyr-emperor-of-nilfgaard", "source": "ours, theme spies + medics", "cards": ["decoy*2", "commanders-horn", "scorch", "biting-frost", "impenetrable-fog", "clear-weather", "letho-of-gulet", "menno-coehoorn", "tibor-eggebracht", "assire-var-anahid", "fringilla-vigo", "renuald-aep-matsen", "shilard-fitz-oesterlen", "stefan-skellen", "vattier-de-rideaux", "cahir-mawr-dyffryn-aep-ceallach", "etolian-auxiliary-archers*2", "black-infantry-archer*2", "heavy-zerrikanian-fire-scorpion", "zerrikanian-fire-scorpion", "impera-brigade-guard*4", "siege-engineer", "young-emissary*2", "siege-technician"]}}]}','e92b6ce4dca281701c524e173ccece8f603083d595b02a9a8e45d4caf7636320','0.1.0','null',0,0,'XozV8qE9_JrF:7d95001cd4d404544a8df89a95f28385dfd2bb4860efe52197a64b37087b5c10','over','{"winner": 1, "why": "gems"}',17655,NULL,'1WSiBDL_LMs1',1794967135);
INSERT INTO "matches" VALUES('tAD8foRGb3iu','dice','{}','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": false, "seats": [{"name": "Ada2", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Clover", "faction": "nilfgaard", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}','b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e','0.1.0','null',0,0,'tAD8foRGb3iu:2dc51623f33bf7375654f7ba9f6427fa86ac79ecc26e4f4ae3aee901fb273cdb','playing','null',17971,NULL,'1WSiBDL_LMs1',1794967135);
INSERT INTO "matches" VALUES('sDvctoHk8Oux','dice','{}','{"variant": "rulebook", "house": {}, "open_hands": false, "winner_needed": false, "seats": [{"name": "Ada2", "faction": "monsters", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}, {"name": "Clover", "faction": "nilfgaard", "dice": ["d4*3", "d6*3", "d8*3", "d10"]}]}','b110937f23bf5fc04332536b17d40353e35896368c1a39933a05ddc470658d9e','0.1.0','null',0,0,'sDvctoHk8Oux:c1b4b56bca2eb652e22d4f884b00badca6f2dc049c73e57e0fb250e48c5408ca','over','{"winner": -2, "why": "rounds"}',18077,NULL,'1WSiBDL_LMs1',1794967136);
INSERT INTO "matches" VALUES('Fbm1IHXnBKdm','unmatched','{}','{"board": "kaer-morhen", "seats": [{"name": "Ada2", "hero": "ciri"}, {"name": "Clover", "hero": "leshen"}]}','4da8ad18080b6a1680f461bd0458b92bd947916569e2bd72c7929bc8810e0f44','0.1.0','null',0,0,'Fbm1IHXnBKdm:b0d642b5b024e2de77c9b13767bac31c41a35dd67399dbd65a6b2b466527afe1','playing','null',18257,NULL,'1WSiBDL_LMs1',1794967136);
INSERT INTO "matches" VALUES('5d2N24X2v2W1','unmatched','{}','{"board": "kaer-morhen", "seats": [{"name": "Ada2", "hero": "ciri"}, {"name": "Clover", "hero": "leshen"}]}','4da8ad18080b6a1680f461bd0458b92bd947916569e2bd72c7929bc8810e0f44','0.1.0','null',0,0,'5d2N24X2v2W1:8dad1694de6a45aac4efb539727ec83eced27b50dc39c4500333501ca1f8f74b','over','{"winner": 1, "why": "defeat"}',18680,NULL,'1WSiBDL_LMs1',1794967136);
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
INSERT INTO "people" VALUES('Z8P0ZlJN3ozQ','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$LKn+BHdC9UilBGflFLxFrw$QaOhXDeUE73Dd4UXWmynRHPXZ9lbAN7gb8ukr/JrqsM',1794967121);
INSERT INTO "people" VALUES('1WSiBDL_LMs1','Ada2','ada2','$argon2id$v=19$m=65536,t=3,p=4$cCul0kfD+QEYPii0WO0u0w$DaEeCwSeGXQ+C0lp4/r6D2qgs7fKLfeRjPNpY3Ko6Vk',1794967134);
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
INSERT INTO "sessions" VALUES('Nek4u2JPnGdI','b39cefa3c9683517854098df662912b45be65c9f7e174ca4f2ccd14c07573667','Z8P0ZlJN3ozQ','python-httpx/0.28.1',1794967122,1794967122);
INSERT INTO "sessions" VALUES('Z7tD6BW71hvH','27df8c1c2ce30940a3ab1f25646fb84f7ce6831f6e25a94f41e3380a9fc54248','1WSiBDL_LMs1','python-httpx/0.28.1',1794967135,1794967135);
CREATE TABLE shelf (
	person TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (person, kind, game, name), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "shelf" VALUES('1WSiBDL_LMs1','decks','gwent','mine','{"name": "mine", "faction": "monsters", "leader": "eredin-king-of-the-wild-hunt", "cards": ["nekker*3", "griffin"]}');
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
INSERT INTO "tokens" VALUES('0W7yzXLdDZTP','500bb14dd101c3ec3d22c022ae3538dce35aef4d250b4b0cbc6b0b4f852fc185','Z8P0ZlJN3ozQ','bot of 0.1',1794967122);
INSERT INTO "tokens" VALUES('17VuBgM-qmhd','154abeeee66ff326aa893949a390cfe726341f67ea68a448e3d96092f0655367','1WSiBDL_LMs1','bot of 0.1',1794967135);
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
