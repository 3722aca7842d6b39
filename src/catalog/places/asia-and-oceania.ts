// The countries of southern and eastern Asia and of Oceania with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const asiaAndOceania: readonly Country[] = countriesOf(`
IN | India | Индия | в Индии | indien, inde, índia, hindistan, bharat, indiya
1.25 | Mumbai | Мумбаи | в Мумбаи | bombay, бомбей
1.18 | Delhi | Дели | в Дели | new delhi, нью-дели, nueva delhi, gurgaon, gurugram, noida, delhi ncr
1.2 | Bangalore | Бангалор | в Бангалоре | bengaluru
1.08 | Hyderabad | Хайдарабад | в Хайдарабаде |
1.08 | Chennai | Ченнаи | в Ченнаи |
1.0 | Kolkata | Калькутта | в Калькутте | calcutta
1.1 | Pune | Пуна | в Пуне | pune india
1.0 | Ahmedabad | Ахмадабад | в Ахмадабаде |
0.95 | Jaipur | Джайпур | в Джайпуре |
1.12 | Goa | Гоа | на Гоа | в гоа
0.98 | Kerala | Керала | в Керале |
PK | Pakistan | Пакистан | в Пакистане | pakistán
1.08 | Karachi | Карачи | в Карачи |
1.05 | Lahore | Лахор | в Лахоре |
1.15 | Islamabad | Исламабад | в Исламабаде | rawalpindi
0.92 | Faisalabad | Фейсалабад | в Фейсалабаде |
BD | Bangladesh | Бангладеш | в Бангладеш | bangladesch, bangladés, бангладеше
1.15 | Dhaka | Дакка | в Дакке |
1.0 | Chittagong | Читтагонг | в Читтагонге | chattogram
LK | Sri Lanka | Шри-Ланка | на Шри-Ланке | в шри-ланке, шри ланка, шри ланке
1.15 | Colombo | Коломбо | в Коломбо |
1.1 | Galle | Галле | в Галле |
0.97 | Negombo | Негомбо | в Негомбо |
CN | China | Китай | в Китае | prc, кнр, chine, cina, kitay, 中国
1.25 | Beijing | Пекин | в Пекине | peking, pekín, pékin, pechino, pequim
1.28 | Shanghai | Шанхай | в Шанхае | schanghai, shanghái
1.15 | Guangzhou | Гуанчжоу | в Гуанчжоу | canton china
1.2 | Shenzhen | Шэньчжэнь | в Шэньчжэне |
1.0 | Chengdu | Чэнду | в Чэнду |
1.12 | Hangzhou | Ханчжоу | в Ханчжоу |
0.95 | Chongqing | Чунцин | в Чунцине |
1.0 | Wuhan | Ухань | в Ухане |
1.02 | Tianjin | Тяньцзинь | в Тяньцзине |
1.08 | Nanjing | Нанкин | в Нанкине |
1.0 | Yiwu | Иу | в Иу |
1.05 | Hainan | Хайнань | на Хайнане |
HK | Hong Kong | Гонконг | в Гонконге | hongkong, hk, гонг-конг, сянган
1.0 | Kowloon | Коулун | в Коулуне |
TW | Taiwan | Тайвань | на Тайване | taïwan, tayvan
1.15 | Taipei | Тайбэй | в Тайбэе | taipeh
0.95 | Kaohsiung | Гаосюн | в Гаосюне |
1.0 | Taichung | Тайчжун | в Тайчжуне |
JP | Japan | Япония | в Японии | japón, japon, japonia, giappone, japão, japonya, nippon, yaponiya
1.15 | Tokyo | Токио | в Токио | tokio
1.02 | Osaka | Осака | в Осаке |
1.03 | Kyoto | Киото | в Киото | kioto
0.98 | Nagoya | Нагоя | в Нагое |
1.08 | Yokohama | Иокогама | в Иокогаме |
0.97 | Fukuoka | Фукуока | в Фукуоке |
0.97 | Sapporo | Саппоро | в Саппоро |
1.02 | Kobe | Кобе | в Кобе |
0.95 | Okinawa | Окинава | на Окинаве |
KR | South Korea | Южная Корея | в Южной Корее | korea, корея, корее, кореи, республика корея, corea, corea del sur, corée du sud, südkorea, coreia do sul, güney kore, южную корею
1.12 | Seoul | Сеул | в Сеуле | gangnam
0.96 | Busan | Пусан | в Пусане | pusan
0.98 | Incheon | Инчхон | в Инчхоне |
0.94 | Daegu | Тэгу | в Тэгу |
1.02 | Jeju | Чеджу | на Чеджу |
SG | Singapore | Сингапур | в Сингапуре | singapur, singapour, singapura
1.0 | Singapore | Сингапур | в Сингапуре | singapore city
MY | Malaysia | Малайзия | в Малайзии | malasia, malaisie, malesia, malásia, malezya, malayziya
1.15 | Kuala Lumpur | Куала-Лумпур | в Куала-Лумпуре | kl, selangor, petaling jaya
1.05 | Penang | Пинанг | на Пинанге | george town, пенанг, пенанге
0.97 | Johor Bahru | Джохор-Бару | в Джохор-Бару | johor
1.02 | Langkawi | Лангкави | на Лангкави |
0.95 | Kota Kinabalu | Кота-Кинабалу | в Кота-Кинабалу |
TH | Thailand | Таиланд | в Таиланде | тайланд, тайланде, tailandia, thaïlande, thailandia, tailândia, tayland, tailand
1.12 | Bangkok | Бангкок | в Бангкоке | bkk
1.15 | Phuket | Пхукет | на Пхукете |
1.03 | Pattaya | Паттайя | в Паттайе | патайя, патайе, паттая
0.9 | Chiang Mai | Чиангмай | в Чиангмае | чианг май, chiangmai
1.15 | on Koh Samui | Самуи | на Самуи | ko samui, samui
1.05 | Krabi | Краби | в Краби |
VN | Vietnam | Вьетнам | во Вьетнаме | viet nam, việt nam, viêt nam
1.08 | Hanoi | Ханой | в Ханое | hà nội, ha noi
1.12 | Ho Chi Minh City | Хошимин | в Хошимине | saigon, сайгон, hcmc, ho chi minh, hồ chí minh
1.0 | Da Nang | Дананг | в Дананге | đà nẵng, danang
1.02 | Nha Trang | Нячанг | в Нячанге |
1.1 | Phu Quoc | Фукуок | на острове Фукуок | phú quốc
ID | Indonesia | Индонезия | в Индонезии | indonesien, indonésie, indonésia, endonezya
1.15 | Jakarta | Джакарта | в Джакарте | djakarta
1.2 | Bali | Бали | на Бали |
1.02 | Surabaya | Сурабая | в Сурабае |
1.0 | Bandung | Бандунг | в Бандунге |
1.0 | Lombok | Ломбок | на Ломбоке |
0.9 | Yogyakarta | Джокьякарта | в Джокьякарте | jogja
PH | the Philippines | Филиппины | на Филиппинах | filipinas, philippinen, filippine, filipinler, филиппин
1.15 | Manila | Манила | в Маниле | metro manila
1.0 | Cebu | Себу | на Себу | cebu city
0.92 | Davao | Давао | в Давао |
1.15 | on Boracay | Боракай | на Боракае |
AU | Australia | Австралия | в Австралии | australien, australie, austrália, avustralya, avstraliya
1.12 | Sydney | Сидней | в Сиднее | sídney
1.05 | Melbourne | Мельбурн | в Мельбурне |
1.02 | Brisbane | Брисбен | в Брисбене |
1.0 | Perth | Перт | в Перте |
0.96 | Adelaide | Аделаида | в Аделаиде |
1.03 | on the Gold Coast | Голд-Кост | на Голд-Косте |
1.03 | Canberra | Канберра | в Канберре |
0.96 | Hobart | Хобарт | в Хобарте |
1.02 | Darwin | Дарвин | в Дарвине |
1.06 | New South Wales | Новый Южный Уэльс | в Новом Южном Уэльсе | nsw
0.99 | Queensland | Квинсленд | в Квинсленде | qld
0.99 | Western Australia | Западная Австралия | в Западной Австралии |
0.95 | South Australia | Южная Австралия | в Южной Австралии |
1.03 | Victoria, Australia | Штат Виктория | в штате Виктория |
NZ | New Zealand | Новая Зеландия | в Новой Зеландии | nz, aotearoa, nueva zelanda, neuseeland, nouvelle-zélande, nuova zelanda, nova zelândia, yeni zelanda, новую зеландию
1.1 | Auckland | Окленд | в Окленде |
1.04 | Wellington | Веллингтон | в Веллингтоне | wellington nz
0.97 | Christchurch | Крайстчерч | в Крайстчерче |
1.12 | Queenstown | Куинстаун | в Куинстауне |
0.96 | Hamilton, New Zealand | Гамильтон | в Гамильтоне | hamilton nz
0.93 | Dunedin | Данидин | в Данидине |
`);
