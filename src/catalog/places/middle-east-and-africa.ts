// The countries of the Middle East and of Africa with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const middleEastAndAfrica: readonly Country[] = countriesOf(`
TR | Turkey | Турция | в Турции | türkiye, turkiye, türkei, turquie, turquía, turchia, turquia, turtsiya
1.25 | Istanbul | Стамбул | в Стамбуле | estambul, istambul, stambul
1.05 | Ankara | Анкара | в Анкаре |
1.1 | Izmir | Измир | в Измире | smyrna
1.08 | Antalya | Анталья | в Анталье | анталия, анталии, antalia
1.05 | Alanya | Аланья | в Аланье | алания, алании
1.0 | Bursa | Бурса | в Бурсе |
1.3 | Bodrum | Бодрум | в Бодруме |
1.1 | Marmaris | Мармарис | в Мармарисе |
0.95 | Mersin | Мерсин | в Мерсине |
0.92 | Adana | Адана | в Адане |
0.9 | Konya | Конья | в Конье |
0.9 | Gaziantep | Газиантеп | в Газиантепе |
0.92 | Trabzon | Трабзон | в Трабзоне |
1.05 | Cappadocia | Каппадокия | в Каппадокии | kapadokya, cappadoce, capadocia
IL | Israel | Израиль | в Израиле | israël, israele, izrail, ישראל
1.2 | Tel Aviv | Тель-Авив | в Тель-Авиве | tel-aviv, тель авив
1.03 | Jerusalem | Иерусалим | в Иерусалиме | jerusalén, gerusalemme, kudüs
0.95 | Haifa | Хайфа | в Хайфе |
1.0 | Netanya | Нетания | в Нетании |
0.96 | Ashdod | Ашдод | в Ашдоде |
0.92 | Beersheba | Беэр-Шева | в Беэр-Шеве | beer sheva, be’er sheva
1.05 | Eilat | Эйлат | в Эйлате |
AE | the United Arab Emirates | ОАЭ | в ОАЭ | uae, u.a.e., emirates, арабские эмираты, арабских эмиратах, эмираты, эмиратах, emiratos árabes, émirats arabes unis, emirati arabi, vereinigte arabische emirate, emirados árabes, birleşik arap emirlikleri
1.12 | Dubai | Дубай | в Дубае | дубаи, dubaï
1.05 | Abu Dhabi | Абу-Даби | в Абу-Даби | абу даби, abou dabi
0.85 | Sharjah | Шарджа | в Шардже |
0.8 | Ajman | Аджман | в Аджмане |
0.85 | Ras Al Khaimah | Рас-эль-Хайма | в Рас-эль-Хайме | rak emirate
SA | Saudi Arabia | Саудовская Аравия | в Саудовской Аравии | ksa, saudi, saudi-arabien, arabie saoudite, arabia saudita, arabia saudí, suudi arabistan, саудовскую аравию
1.1 | Riyadh | Эр-Рияд | в Эр-Рияде | riad, riyad, рияд, эрриад
1.05 | Jeddah | Джидда | в Джидде | jedda, jiddah
1.0 | Dammam | Даммам | в Даммаме |
1.05 | Mecca | Мекка | в Мекке | makkah
0.97 | Medina | Медина | в Медине | madinah
QA | Qatar | Катар | в Катаре | katar
1.02 | Doha | Доха | в Дохе |
KW | Kuwait | Кувейт | в Кувейте | koweït, kuveyt
1.02 | Kuwait City | Эль-Кувейт | в Эль-Кувейте |
BH | Bahrain | Бахрейн | в Бахрейне | bahreïn, baréin, bahreyn
1.02 | Manama | Манама | в Манаме |
OM | Oman | Оман | в Омане | omán, umman
1.05 | Muscat | Маскат | в Маскате | maskat, mascate
0.92 | Salalah | Салала | в Салале |
EG | Egypt | Египет | в Египте | egipto, ägypten, égypte, egitto, egito, egipet
1.12 | Cairo | Каир | в Каире | el cairo, kairo, le caire
0.97 | Alexandria | Александрия | в Александрии | alexandrie, alejandría
1.05 | Hurghada | Хургада | в Хургаде |
1.12 | Sharm El Sheikh | Шарм-эль-Шейх | в Шарм-эль-Шейхе | sharm, шарм эль шейх
1.0 | Dahab | Дахаб | в Дахабе |
MA | Morocco | Марокко | в Марокко | maroc, marruecos, marokko, marocco, marrocos
1.1 | Casablanca | Касабланка | в Касабланке |
1.05 | Rabat | Рабат | в Рабате |
1.05 | Marrakech | Марракеш | в Марракеше | marrakesh, marrakesch
0.98 | Tangier | Танжер | в Танжере | tanger
0.9 | Fes | Фес | в Фесе | fès, fez, fez morocco
0.95 | Agadir | Агадир | в Агадире |
ZA | South Africa | ЮАР | в ЮАР | rsa, южная африка, южной африке, sudáfrica, südafrika, afrique du sud, sudafrica, áfrica do sul, güney afrika
1.1 | Johannesburg | Йоханнесбург | в Йоханнесбурге | joburg, jozi, sandton, gauteng
1.02 | Pretoria | Претория | в Претории | tshwane
1.12 | Cape Town | Кейптаун | в Кейптауне | ciudad del cabo, kapstadt
0.95 | Durban | Дурбан | в Дурбане | kwazulu-natal
0.88 | Bloemfontein | Блумфонтейн | в Блумфонтейне |
0.9 | Gqeberha | Порт-Элизабет | в Порт-Элизабете | port elizabeth
NG | Nigeria | Нигерия | в Нигерии | nijerya, nigéria, naija
1.25 | Lagos | Лагос | в Лагосе | lagos nigeria, lekki
1.2 | Abuja | Абуджа | в Абудже |
1.05 | Port Harcourt | Порт-Харкорт | в Порт-Харкорте |
0.9 | Ibadan | Ибадан | в Ибадане |
0.88 | Kano | Кано | в Кано |
KE | Kenya | Кения | в Кении | kenia, quênia
1.15 | Nairobi | Найроби | в Найроби |
1.0 | Mombasa | Момбаса | в Момбасе |
0.9 | Kisumu | Кисуму | в Кисуму |
GH | Ghana | Гана | в Гане |
1.15 | Accra | Аккра | в Аккре |
0.95 | Kumasi | Кумаси | в Кумаси |
`);
