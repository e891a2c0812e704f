### Rady pro první hru gwintu, každá na jeden řádek, česky.

hint-title = Rada
hint-seen = Rozumím
hint-off = Žádné rady
hint-swap = Vyměň karty, které samy mnoho nezmohou. Co vrátíš, můžeš znovu líznout.
hint-row = Počasí a rohy působí na celou řadu: při výběru na to mysli.
hint-revive = Vrací se i se svou schopností: špeh nebo další zdravotník působí znovu.
hint-decoy = Dobrá volba: špeh ležící na tvé straně, můžeš ho vynést znovu.
hint-turn = Vyber kartu a potom řadu, která se rozsvítí. Ruka musí vydržet až na tři kola.
hint-passed-lead = Soupeř už nehraje a ty vedeš: vynech tah a nech si karty.
hint-passed-trail = Soupeř už nehraje: hraj, dokud nevedeš o bod, nebo kolo vzdej a karty ušetři.
hint-far = Velká ztráta? Vynecháním tahu kolo vzdáš, ale karty ti zůstanou do dalšího.
hint-weather = Počasí nechá každé jednotce ve své řadě sílu 1, jen hrdinům ne.
hint-gems = Prohrané kolo stojí drahokam. Kdo přijde o oba, prohrál hru.
hint-strength = Ukaž na jednotku nebo na ni klepni a uvidíš, jak její síla vznikla.
hint-leader = Velitele můžeš jednou za hru použít místo vynesení karty.
