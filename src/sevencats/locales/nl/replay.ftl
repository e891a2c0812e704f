### Partijen terugkijken, in het Nederlands.

replay-title = Terugkijken
replay-about = Open een partij die hier, in de terminal of in een andere herberg is bewaard.
replay-bring = Een bewaarde partij (JSON)
replay-no-json = { $name } is geen bewaarde partij: het is geen JSON.
replay-moments = Momenten van de partij
replay-made-by = Deze partij is door versie { $engine } vastgelegd; versie { $here } heeft haar opnieuw gespeeld, en niets wijkt af.
replay-first = Naar het begin
replay-back = Eén keuze terug
replay-next = Eén keuze verder
replay-play = Afspelen
replay-pause = Pauzeren
replay-moment = Keuze { $n } van { $total }
replay-eyes = Als { $who }
replay-save = Partij bewaren
replay-proof = Was het toeval eerlijk?
replay-fair-title = Het toeval was zoals beloofd
replay-unfair-title = Het toeval is niet te bewijzen
replay-fair = { $n ->
    [one] De ene trekking volgt uit het beloofde zaad.
   *[other] Alle { $n } trekkingen volgen uit het beloofde zaad.
}
replay-how = Voor de eerste kaart toonde de server deze hash van zijn geheime zaad; na de laatste vertelde hij het zaad. Het zaad heeft deze hash, en elke trekking is wat het oplevert.
