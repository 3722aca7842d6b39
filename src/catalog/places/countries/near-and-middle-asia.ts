// The countries of the Near East, of the middle and the south of Asia and of the Pacific that the other tables leave out.

export const asianCountries = `
JO | Jordan | Иордания | в Иордании | jordania, jordanien, jordanie, giordania, jordânia, ürdün
LB | Lebanon | Ливан | в Ливане | líbano, libanon, liban, libano, lübnan
IQ | Iraq | Ирак | в Ираке | irak, iraque, kurdistan, курдистан, курдистане
IR | Iran | Иран | в Иране | irán, persia, персия
SY | Syria | Сирия | в Сирии | siria, syrien, syrie, síria, suriye
YE | Yemen | Йемен | в Йемене | jemen, yémen, iêmen
PS | Palestine | Палестина | в Палестине | palestina, palästina, palestinian territories, filistin, west bank
TM | Turkmenistan | Туркменистан | в Туркменистане | turkmenistán, turquemenistão, туркмения, туркмении, türkmenistan
MN | Mongolia | Монголия | в Монголии | mongolei, mongolie, mongólia, moğolistan
AF | Afghanistan | Афганистан | в Афганистане | afganistán, afeganistão, afganistan
NP | Nepal | Непал | в Непале | népal
BT | Bhutan | Бутан | в Бутане | bután, bhoutan, butão
MM | Myanmar | Мьянма | в Мьянме | burma, birmania, birmanie, бирма, бирме
LA | Laos | Лаос | в Лаосе | lao pdr
KH | Cambodia | Камбоджа | в Камбодже | camboya, kambodscha, cambodge, cambogia, camboja, kamboçya, камбоджи, камбоджу
BN | Brunei | Бруней | в Брунее |
TL | East Timor | Восточный Тимор | в Восточном Тиморе | timor-leste, timor leste, timor oriental, восточного тимора
MV | the Maldives | Мальдивы | на Мальдивах | maldivas, malediven, maldive, maldivler, мальдивские острова, мальдивских островах, maldives islands
MO | Macau | Макао | в Макао | macao, makau
PG | Papua New Guinea | Папуа-Новая Гвинея | в Папуа-Новой Гвинее | papua, papúa nueva guinea, papouasie, папуа новая гвинея
FJ | Fiji | Фиджи | на Фиджи | fidschi, fidji, figi
SB | the Solomon Islands | Соломоновы Острова | на Соломоновых Островах | solomons, islas salomón, salomonen, îles salomon
VU | Vanuatu | Вануату | на Вануату |
`;
