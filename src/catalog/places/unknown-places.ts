// Countries and cities that the catalogue does not have, so that a line that names one is told so, however it is written.

const english = `andorra, liechtenstein, san marino, vatican, gibraltar, greenland, abkhazia, south ossetia, transnistria, northern cyprus,
  samoa, tonga, kiribati, palau, tuvalu, nauru, micronesia, marshall islands, cook islands, french polynesia, tahiti, new caledonia, guam,
  bermuda, aruba, curacao, antigua, cayman islands, grenada, saint lucia, st lucia, antigua and barbuda, dominica, saint vincent,
  french guiana, turks and caicos, puerto rico, reunion island, western sahara, north korea, falkland islands, monte carlo, atlantis, mars, crimea, sevastopol, yalta`;

/** As they are after «в» and «на». */
const russian = `андорре, лихтенштейне, сан марино, ватикане, гибралтаре, гренландии, абхазии, южной осетии, приднестровье, северном кипре,
  самоа, тонга, кирибати, палау, тувалу, науру, микронезии, таити, новой каледонии, гуаме, бермудах, бермудских островах, каймановых островах, антигуа, французской полинезии, западной сахаре, арубе,
  кюрасао, гренаде,
  сент люсии, доминике, пуэрто рико, реюньоне, северной корее, сухуме, сухуми, гагре, пицунде, монте карло, атлантиде, марсе,
  крыму, севастополе, ялте, симферополе, евпатории, керчи, алуште, феодосии, судаке, донбассе, донецке, луганске, мариуполе`;

/** In lower case. */
export const unknownPlaces: ReadonlySet<string> = new Set(
  `${english}, ${russian}`.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' ')),
);

const named = `english german french spanish italian chinese japanese korean arabic russian portuguese turkish latin
  python java javascript excel sap photoshop figma autocad wordpress shopify react unity blender
  blockchain bitcoin crypto web3 nft ai it vr ar pr hr seo smm b2b b2c saas ecommerce
  amazon ebay etsy instagram telegram tiktok youtube facebook whatsapp uber airbnb booking google apple
  person house bulk style general partnership cooperation home work school university college january february march april may june july
  august september october november december spring summer autumn winter monday tuesday wednesday thursday friday saturday sunday christmas easter
  авито озоне озон вайлдберриз вайлдберрис валберис инстаграме инстаграм телеграме телеграм телеграмме ютубе ютуб тиктоке вконтакте вк контакте фейсбуке
  яндексе яндекс гугле амазоне амазон этси авто тц трц бц жк снт тк доме интернете россии
  понедельник вторник среду четверг пятницу субботу воскресенье новый рождество английском русском`;

/** What stands after “in” with a capital and is no place: lessons in Spanish, shops on Amazon. */
export const noPlaces: ReadonlySet<string> = new Set(named.trim().split(/\s+/));
