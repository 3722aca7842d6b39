// Regions and small towns that people name in place of a city, of the whole world.

export const furtherRegions = `
IT 1.0: Le Marche Марке / в Марке; Maremma Маремма; Cilento Чиленто
FR 1.0: Vaucluse Воклюз; Drôme Дром; Charente Шаранта; Landes Ланды / в Ландах; Cahors Каор
DE 1.0: Swabia Швабия = schwaben
CH 1.0: Appenzell Аппенцелль; Emmental Эмменталь
NL 1.0: Overijssel Оверэйссел
SE 1.0: Jämtland Емтланд
NO 1.0: Telemark Телемарк; Nordland Нурланн; Finnmark Финнмарк
PL 0.95: Bieszczady Бещады / в Бещадах
CZ 0.95: South Moravia Южная Моравия / в Южной Моравии; Šumava Шумава
RO 0.95: Dobrogea Добруджа
RS 0.95: Šumadija Шумадия
BA 1.0: Herzegovina Герцеговина
ME 1.0: Durmitor Дурмитор / на Дурмиторе
GR 1.0: Thrace Фракия; on Chios Хиос / на Хиосе
TR 0.95: Anatolia Анатолия = central anatolia
UZ 0.95: Fergana Valley Ферганская долина / в Ферганской долине
IN 0.95: Assam Ассам; Kashmir Кашмир
PK 0.9: Balochistan Белуджистан
NP 0.95: the Terai Тераи / в Тераях = terai
CN 0.95: Inner Mongolia Внутренняя Монголия / во Внутренней Монголии
JP 1.0: Kansai Кансай
KR 1.0: Gangwon Канвондо / в Канвондо = gangwon-do
PH 0.9: Bicol Бикол
VN 0.9: the Mekong Delta Дельта Меконга / в дельте Меконга = mekong delta
EG 0.95: the Nile Delta Дельта Нила / в дельте Нила = nile delta; the Red Sea coast of Egypt Красное море / на Красном море = red sea, красного моря
KE 1.0: the Rift Valley Рифт-Валли / в Рифт-Валли = rift valley
TZ 1.0: the Serengeti Серенгети / в Серенгети = serengeti
ZA 1.0: the Karoo Кару / в Кару = karoo
BW 1.0: the Okavango Delta Окаванго / в дельте Окаванго = okavango
ZM 0.95: the Copperbelt Коппербелт / в Коппербелте = copperbelt
GH 0.95: Ashanti Ашанти / в Ашанти
NG 0.9: Ogun Огун; Oyo Ойо / в Ойо
SN 0.9: Casamance Казаманс
CO 0.95: Boyacá Бояка; Valle del Cauca Валье-дель-Каука
PE 0.9: Loreto, Peru Лорето = loreto peru
EC 0.95: Manabí Манаби; Azuay Асуай
CL 0.95: Araucanía Араукания; on Chiloé Чилоэ / на Чилоэ
AR 0.9: Misiones Мисьонес; Entre Ríos Энтре-Риос
GT 0.9: Petén Петен
PA 0.95: Chiriquí Чирики
GB 1.0: Lyme Regis Лайм-Риджис; Ullapool Аллапул; Kirkwall Керкуолл; the Yorkshire Dales Йоркшир-Дейлс / в Йоркшир-Дейлс = yorkshire dales
IE 1.0: Kinsale Кинсейл; Cobh Ков; Bundoran Бандоран; Ennis Эннис
RU 0.9: Zabaykalye Забайкалье; Boksitogorsk Бокситогорск; Borovichi Боровичи / в Боровичах; Kimry Кимры / в Кимрах; Tutayev Тутаев; Sayanogorsk Саяногорск; Cheremkhovo Черемхово; Izberbash Избербаш; Kamensk-Shakhtinsky Каменск-Шахтинский / в Каменске-Шахтинском; Millerovo Миллерово; Buguruslan Бугуруслан; Apsheronsk Апшеронск
RU 1.0: Mozhaysk Можайск; Kashira Кашира; Kingisepp Кингисепп; Priozersk Приозерск; Konakovo Конаково; Snezhinsk Снежинск; Baykalsk Байкальск; Temryuk Темрюк; Myshkin Мышкин; Goryachy Klyuch Горячий Ключ / в Горячем Ключе = горячем ключе, горячего ключа
RU 1.1: Tynda Тында; Neryungri Нерюнгри; Korsakov Корсаков; Dagomys Дагомыс; Vityazevo Витязево
`;
