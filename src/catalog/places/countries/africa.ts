// The countries of Africa but for those of the north-east, the largest and the most visited; their cities are among the towns.

export const africanCountries = `
DZ | Algeria | Алжир | в Алжире | argelia, algerien, algérie, argélia, cezayir
TN | Tunisia | Тунис | в Тунисе | túnez, tunesien, tunisie, tunísia, tunus
LY | Libya | Ливия | в Ливии | libia, libyen, libye, líbia
SD | Sudan | Судан | в Судане | sudán, soudan, sudão
SS | South Sudan | Южный Судан | в Южном Судане | sudán del sur, südsudan, soudan du sud, sud sudan, sudão do sul, güney sudan, южного судана
ET | Ethiopia | Эфиопия | в Эфиопии | etiopía, äthiopien, éthiopie, etiopia, etiópia, etiyopya
ER | Eritrea | Эритрея | в Эритрее | érythrée, eritre
DJ | Djibouti | Джибути | в Джибути | yibuti, dschibuti, gibuti, djibuti, cibuti
SO | Somalia | Сомали | в Сомали | somalie, somália, somali, somaliland, сомалиленд
UG | Uganda | Уганда | в Уганде | ouganda
TZ | Tanzania | Танзания | в Танзании | tansania, tanzanie, tanzânia, tanzanya
RW | Rwanda | Руанда | в Руанде | ruanda
BI | Burundi | Бурунди | в Бурунди |
CD | DR Congo | ДР Конго | в ДР Конго | congo, drc, democratic republic of the congo, democratic republic of congo, конго, rd congo, rdc, república democrática del congo, kongo
CG | the Republic of the Congo | Республика Конго | в Республике Конго | republic of congo, congo-brazzaville, congo brazzaville, республики конго, конго-браззавиль, république du congo
GA | Gabon | Габон | в Габоне | gabón, gabun, gabão
GQ | Equatorial Guinea | Экваториальная Гвинея | в Экваториальной Гвинее | guinea ecuatorial, äquatorialguinea, guinée équatoriale, guinea equatoriale, guiné equatorial, экваториальной гвинеи
CM | Cameroon | Камерун | в Камеруне | camerún, kamerun, cameroun, camerun, camarões
CF | the Central African Republic | Центральноафриканская Республика | в Центральноафриканской Республике | central african republic, centrafrique
TD | Chad | Чад | в Чаде | tchad, tschad, ciad
NE | Niger | Нигер | в Нигере | níger, nijer
ML | Mali | Мали | в Мали | malí
BF | Burkina Faso | Буркина-Фасо | в Буркина-Фасо | burkina
SN | Senegal | Сенегал | в Сенегале | sénégal
GM | the Gambia | Гамбия | в Гамбии | gambie, gâmbia, gambiya
GW | Guinea-Bissau | Гвинея-Бисау | в Гвинее-Бисау | guinea bissau, guinée-bissau, guiné-bissau, гвинеи-бисау
GN | Guinea | Гвинея | в Гвинее | guinée, guiné
SL | Sierra Leone | Сьерра-Леоне | в Сьерра-Леоне | serra leoa
LR | Liberia | Либерия | в Либерии | libéria, liberya
CI | Ivory Coast | Кот-д’Ивуар | в Кот-д’Ивуаре | côte d’ivoire, costa de marfil, elfenbeinküste, costa d’avorio, costa do marfim, fildişi sahili, кот д ивуар, котдивуаре
TG | Togo | Того | в Того |
BJ | Benin | Бенин | в Бенине | benín, bénin
MR | Mauritania | Мавритания | в Мавритании | mauretanien, mauritanie, mauritânia, moritanya
CV | Cape Verde | Кабо-Верде | в Кабо-Верде | cabo verde, kap verde, cap-vert, capo verde, yeşil burun
AO | Angola | Ангола | в Анголе |
ZM | Zambia | Замбия | в Замбии | sambia, zambie, zâmbia, zambiya
ZW | Zimbabwe | Зимбабве | в Зимбабве | zimbabue, simbabwe, zimbábue
MZ | Mozambique | Мозамбик | в Мозамбике | mosambik, mozambico, moçambique, mozambik
MW | Malawi | Малави | в Малави | malaui
BW | Botswana | Ботсвана | в Ботсване | botsuana, botsvana
NA | Namibia | Намибия | в Намибии | namibie, namíbia, namibya
LS | Lesotho | Лесото | в Лесото | lesoto
SZ | Eswatini | Эсватини | в Эсватини | swaziland, свазиленд, свазиленде, suazilandia
MG | Madagascar | Мадагаскар | на Мадагаскаре | madagaskar
MU | on Mauritius | Маврикий | на Маврикии | mauricio, île maurice, maurício, маврикию, маврикия
KM | on the Comoros | Коморы | на Коморах | comoras, komoren, comores, comore, коморские острова
SC | the Seychelles | Сейшелы | на Сейшелах | seychellen, seicelle, сейшельские острова, сейшельских островах, seychelles islands
`;
