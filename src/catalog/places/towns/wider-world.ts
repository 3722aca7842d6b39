// The large cities and the resorts of countries whose own tables name none.

export const widerWorldTowns = `
DZ 1.08: Algiers Алжир, столица / в Алжире, столице = alger, argel, algier; Oran Оран
DZ 0.95: Constantine, Algeria Константина; Annaba Аннаба; Blida Блида; Tlemcen Тлемсен
TN 1.06: Tunis Тунис, столица / в Тунисе, столице; Hammamet Хаммамет; Sousse Сус, Тунис / в Сусе, Тунис; on Djerba Джерба = jerba
TN 0.95: Sfax Сфакс; Bizerte Бизерта; Monastir Монастир; Kairouan Кайруан
LY 1.05: Tripoli Триполи; Benghazi Бенгази; Misrata Мисурата
SD 1.08: Khartoum Хартум = jartum, karthoum; Port Sudan Порт-Судан; Omdurman Омдурман
SS 1.08: Juba Джуба
ET 1.12: Addis Ababa Аддис-Абеба = addis, addis abeba, аддис абеба
ET 0.92: Dire Dawa Дыре-Дауа; Mekelle Мэкэле; Hawassa Ауаса = awassa; Bahir Dar Бахр-Дар; Gondar Гондэр
ER 1.05: Asmara Асмэра = асмара, асмаре
DJ 1.05: Djibouti City Джибути, столица / в Джибути, столице
SO 1.08: Mogadishu Могадишо = mogadiscio; Hargeisa Харгейса
UG 1.12: Kampala Кампала; Entebbe Энтеббе
UG 0.9: Gulu Гулу; Mbarara Мбарара; Jinja Джинджа
TZ 1.1: Dar es Salaam Дар-эс-Салам = dar-es-salaam, дар эс салам; Arusha Аруша; on Zanzibar Занзибар = sansibar
TZ 0.92: Dodoma Додома; Mwanza Мванза; Mbeya Мбея; Moshi, Tanzania Моши / в Моши = kilimanjaro
RW 1.1: Kigali Кигали
BI 1.08: Bujumbura Бужумбура
BI 0.95: Gitega Гитега
CD 1.12: Kinshasa Киншаса; Lubumbashi Лубумбаши
CD 0.95: Goma Гома; Kisangani Кисангани; Bukavu Букаву
CG 1.06: Brazzaville Браззавиль / в Браззавиле; Pointe-Noire Пуэнт-Нуар
GA 1.06: Libreville Либревиль / в Либревиле; Port-Gentil Порт-Жантиль / в Порт-Жантиле
GQ 1.06: Malabo Малабо
CM 1.1: Douala Дуала; Yaoundé Яунде
CM 0.92: Bamenda Баменда; Garoua Гаруа; Kribi Криби
CF 1.06: Bangui Банги
TD 1.08: N’Djamena Нджамена
NE 1.08: Niamey Ниамей / в Ниамее
ML 1.1: Bamako Бамако
BF 1.08: Ouagadougou Уагадугу
BF 0.95: Bobo-Dioulasso Бобо-Диуласо
SN 1.12: Dakar Дакар; Saly Сали, Сенегал / в Сали, Сенегал
SN 0.92: Thiès Тиес; Touba Туба, Сенегал / в Тубе, Сенегал; Ziguinchor Зигиншор
GM 1.05: Banjul Банжул; Serekunda Серекунда
GW 1.05: Bissau Бисау
GN 1.08: Conakry Конакри
SL 1.08: Freetown Фритаун
LR 1.08: Monrovia, Liberia Монровия = monrovia
CI 1.12: Abidjan Абиджан
CI 0.93: Yamoussoukro Ямусукро; Bouaké Буаке; San-Pédro Сан-Педро, Кот-д’Ивуар / в Сан-Педро, Кот-д’Ивуар
TG 1.06: Lomé Ломе, Того / в Ломе, Того
BJ 1.06: Cotonou Котону; Porto-Novo Порто-Ново
MR 1.06: Nouakchott Нуакшот; Nouadhibou Нуадибу
CV 1.08: Praia, Cape Verde Прая = praia cabo verde; Mindelo Минделу; Santa Maria, Cape Verde Санта-Мария, Кабо-Верде / в Санта-Марии, Кабо-Верде; on Boa Vista, Cape Verde Боавишта
AO 1.15: Luanda Луанда
AO 0.92: Benguela Бенгела; Lubango Лубанго; Huambo Уамбо; Lobito Лобиту
ZM 1.08: Lusaka Лусака; Livingstone, Zambia Ливингстон, Замбия / в Ливингстоне, Замбия = livingstone
ZM 0.93: Ndola Ндола; Kitwe Китве
ZW 1.08: Harare Хараре; Victoria Falls Виктория-Фолс
ZW 0.95: Bulawayo Булавайо; Mutare Мутаре
MZ 1.12: Maputo Мапуту; Vilanculos Виланкулуш
MZ 0.92: Beira, Mozambique Бейра; Nampula Нампула; Pemba Пемба
MW 1.06: Lilongwe Лилонгве; Blantyre Блантайр
BW 1.06: Gaborone Габороне; Maun, Botswana Маун
BW 0.95: Francistown Франсистаун
NA 1.06: Windhoek Виндхук; Swakopmund Свакопмунд; Walvis Bay Уолфиш-Бей / в Уолфиш-Бее
LS 1.04: Maseru Масеру
SZ 1.04: Mbabane Мбабане; Manzini Манзини
MG 1.06: Antananarivo Антананариву; on Nosy Be Нуси-Бе / на Нуси-Бе = нуси бе
MG 0.94: Toamasina Туамасина
MU 1.08: Port Louis Порт-Луи; Grand Baie Гран-Бе = grand bay mauritius; Flic en Flac Флик-ан-Флак
KM 1.04: Moroni Морони
SC 1.08: on Mahé Маэ / на Маэ = mahe seychelles; on Praslin Праслен; Victoria, Seychelles Виктория, Сейшелы / в Виктории, Сейшелы
JO 1.06: Amman Амман = ammán; Aqaba Акаба; the Dead Sea of Jordan Мёртвое море, Иордания / на Мёртвом море, Иордания
JO 0.93: Irbid Ирбид; Zarqa Эз-Зарка; Petra, Jordan Петра, Иордания / в Петре, Иордания
LB 1.1: Beirut Бейрут = beyrouth, beyrut; Byblos Библос
LB 0.93: Tripoli, Lebanon Триполи, Ливан = tripoli lebanon; Sidon Сайда
IQ 1.08: Baghdad Багдад = bagdad; Erbil Эрбиль / в Эрбиле = arbil
IQ 0.95: Basra Басра; Mosul Мосул; Sulaymaniyah Сулеймания = slemani; Najaf Эн-Наджаф; Karbala Кербела
IR 1.15: Tehran Тегеран = teheran, tahran
IR 0.93: Mashhad Мешхед; Isfahan Исфахан = esfahan; Shiraz, Iran Шираз; Tabriz Тебриз; Qom Кум, Иран / в Куме, Иран; Ahvaz Ахваз; on Kish Island Остров Киш / на острове Киш
SY 1.08: Damascus Дамаск
SY 0.95: Aleppo Алеппо; Latakia Латакия; Homs Хомс
YE 1.06: Sanaa Сана, Йемен / в Сане, Йемен = sana’a; Aden Аден
YE 0.93: Taiz Таиз; Hodeidah Ходейда
PS 1.1: Ramallah Рамалла
PS 0.93: Gaza Газа, Палестина / в Газе, Палестина = gaza strip; Nablus Наблус; Hebron Хеврон; Bethlehem Вифлеем
TM 1.1: Ashgabat Ашхабад = aşgabat, aşkabat
TM 0.95: Turkmenabat Туркменабад; Turkmenbashi Туркменбаши; Dashoguz Дашогуз; Mary, Turkmenistan Мары, Туркменистан / в Мары, Туркменистан; Awaza Аваза
MN 1.08: Ulaanbaatar Улан-Батор = ulan bator, ulan-bator, улан батор
MN 0.93: Darkhan Дархан; Erdenet Эрдэнэт
AF 1.1: Kabul Кабул = kaboul
AF 0.95: Herat Герат; Kandahar Кандагар; Mazar-i-Sharif Мазари-Шариф = mazar i sharif
NP 1.1: Kathmandu Катманду = katmandu, katmandou; Lalitpur Лалитпур = patan nepal
NP 0.95: Pokhara Покхара; Chitwan Читван; Biratnagar Биратнагар
BT 1.06: Thimphu Тхимпху; Paro, Bhutan Паро, Бутан / в Паро, Бутан
MM 1.1: Yangon Янгон = rangoon, рангун; Naypyidaw Нейпьидо
MM 0.95: Mandalay Мандалай / в Мандалае; Bagan Баган
LA 1.08: Vientiane Вьентьян; Luang Prabang Луангпхабанг = луанг прабанг
LA 0.95: Pakse Паксе; Vang Vieng Вангвьенг = ванг вьенг; Savannakhet Саваннакхет
KH 1.08: Phnom Penh Пномпень / в Пномпене; Siem Reap Сиемреап = сием рип; Sihanoukville Сиануквиль / в Сиануквиле
KH 0.93: Battambang Баттамбанг; Kampot Кампот
BN 1.02: Bandar Seri Begawan Бандар-Сери-Бегаван
TL 1.05: Dili Дили
MV 1.15: Malé, Maldives Мале, Мальдивы = male maldives, malé maldives; Maafushi Маафуши; Addu Адду
MO 1.0: Macau Макао
PG 1.1: Port Moresby Порт-Морсби
PG 0.95: Lae, Papua New Guinea Лаэ
FJ 1.06: Suva Сува; Nadi Нади, Фиджи / в Нади, Фиджи; Denarau Денарау
FJ 0.95: Lautoka Лаутока
SB 1.05: Honiara Хониара
VU 1.05: Port Vila Порт-Вила
GT 1.1: Guatemala City Гватемала, столица / в Гватемале, столице = ciudad de guatemala; Antigua Guatemala Антигуа-Гватемала = antigua guatemala
GT 0.93: Quetzaltenango Кесальтенанго; on Lake Atitlán Озеро Атитлан / на озере Атитлан = atitlan
HN 1.06: Tegucigalpa Тегусигальпа; on Roatán Роатан
HN 0.95: San Pedro Sula Сан-Педро-Сула; La Ceiba Ла-Сейба
SV 1.08: San Salvador Сан-Сальвадор; El Tunco Эль-Тунко
SV 0.93: San Miguel, El Salvador Сан-Мигель, Сальвадор / в Сан-Мигеле, Сальвадор
NI 1.06: Managua Манагуа
NI 0.95: Granada, Nicaragua Гранада, Никарагуа / в Гранаде, Никарагуа; León, Nicaragua Леон, Никарагуа / в Леоне, Никарагуа = leon nicaragua; San Juan del Sur Сан-Хуан-дель-Сур
PA 1.12: Panama City Панама-Сити = ciudad de panamá, panama-stadt, панама сити; Bocas del Toro Бокас-дель-Торо
PA 0.93: Boquete Бокете; David, Panama Давид, Панама; Colón, Panama Колон, Панама = colon panama
BZ 1.06: Belize City Белиз-Сити; on Ambergris Caye Амбергрис-Ки / на Амбергрис-Ки = san pedro belize
BZ 0.94: Belmopan Бельмопан
CU 1.1: Havana Гавана = la habana, havanna, la havane, l’avana, havana cuba; Varadero Варадеро
CU 0.93: Santiago de Cuba Сантьяго-де-Куба; Holguín Ольгин; Trinidad, Cuba Тринидад, Куба / в Тринидаде, Куба; Viñales Виньялес; Cienfuegos Сьенфуэгос
HT 1.08: Port-au-Prince Порт-о-Пренс = port au prince
HT 0.94: Cap-Haïtien Кап-Аитьен
JM 1.06: Kingston, Jamaica Кингстон, Ямайка / в Кингстоне, Ямайка = kingston jamaica; Montego Bay Монтего-Бей / в Монтего-Бее; Ocho Rios Очо-Риос; Negril Негрил
TT 1.05: Port of Spain Порт-оф-Спейн; on Tobago Тобаго / на Тобаго
TT 0.95: San Fernando, Trinidad Сан-Фернандо, Тринидад
BS 1.06: Nassau, Bahamas Нассо = nassau
BS 0.95: Freeport Фрипорт; on Exuma Эксума
BB 1.05: Bridgetown Бриджтаун
GY 1.05: Georgetown, Guyana Джорджтаун, Гайана / в Джорджтауне, Гайана = georgetown guyana
SR 1.05: Paramaribo Парамарибо
VE 1.12: Caracas Каракас; on Isla Margarita Остров Маргарита / на острове Маргарита = isla de margarita, margarita island
VE 0.95: Maracaibo Маракайбо; Valencia, Venezuela Валенсия, Венесуэла / в Валенсии, Венесуэла = valencia venezuela; Barquisimeto Баркисимето; Maracay Маракай / в Маракае; Mérida, Venezuela Мерида, Венесуэла = merida venezuela
EC 1.08: Quito Кито; Guayaquil Гуаякиль / в Гуаякиле; the Galápagos Галапагосы / на Галапагосах = galapagos, galapagos islands
EC 0.95: Cuenca, Ecuador Куэнка, Эквадор / в Куэнке, Эквадор = cuenca ecuador; Montañita Монтаньита; Manta, Ecuador Манта, Эквадор / в Манте, Эквадор
BO 1.06: Santa Cruz, Bolivia Санта-Крус / в Санта-Крусе = santa cruz de la sierra, santa cruz bolivia; La Paz, Bolivia Ла-Пас, Боливия = la paz bolivia, la paz, ла-пас
BO 0.94: Cochabamba Кочабамба; Sucre, Bolivia Сукре = sucre bolivia; Oruro Оруро; Tarija Тариха; Potosí Потоси; Uyuni Уюни
PY 1.08: Asunción Асунсьон
PY 0.95: Ciudad del Este Сьюдад-дель-Эсте; Encarnación Энкарнасьон
`;
