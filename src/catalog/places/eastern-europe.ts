// The countries of central and eastern Europe, but for Russia, with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const easternEurope: readonly Country[] = countriesOf(`
PL | Poland | Польша | в Польше | polska, polen, pologne, polonia, polônia, polonya, polsha
1.15 | Warsaw | Варшава | в Варшаве | warszawa, warschau, varsovie, varsovia, varsavia, varşova, varshava
1.05 | Kraków | Краков | в Кракове | cracow, krakau, cracovia, cracovie, krakowie, krakowa
1.05 | Wrocław | Вроцлав | во Вроцлаве | wroclaw, breslau, wrocławiu
1.05 | Gdańsk | Гданьск | в Гданьске | danzig, gdańsku, tricity
1.0 | Poznań | Познань | в Познани | posen, poznaniu
0.94 | Łódź | Лодзь | в Лодзи | lodz, łodz, łodzi
0.95 | Katowice | Катовице | в Катовице | silesia, силезия
0.9 | Lublin | Люблин | в Люблине |
0.95 | Szczecin | Щецин | в Щецине | stettin
CZ | the Czech Republic | Чехия | в Чехии | czechia, česko, cesko, česká republika, tschechien, tchéquie, république tchèque, república checa, chequia, repubblica ceca, çekya, чешская республика, chekhiya
1.2 | Prague | Прага | в Праге | praha, prag, praga, praze, prahy
1.02 | Brno | Брно | в Брно | brünn, brně
0.9 | Ostrava | Острава | в Остраве |
0.95 | Plzeň | Пльзень | в Пльзене | plzen
1.0 | Karlovy Vary | Карловы Вары | в Карловых Варах | karlsbad, carlsbad, карловых вар
SK | Slovakia | Словакия | в Словакии | slovensko, slowakei, slovaquie, eslovaquia, slovacchia, eslováquia, slovakya, slovakiya
1.15 | Bratislava | Братислава | в Братиславе | pressburg
0.97 | Košice | Кошице | в Кошице |
HU | Hungary | Венгрия | в Венгрии | magyarország, magyarorszag, ungarn, hongrie, hungría, ungheria, hungria, macaristan, vengriya
1.15 | Budapest | Будапешт | в Будапеште | budapeşte
0.92 | Debrecen | Дебрецен | в Дебрецене |
0.9 | Szeged | Сегед | в Сегеде |
1.02 | on Lake Balaton | Балатон | на Балатоне | balaton
RO | Romania | Румыния | в Румынии | românia, rumänien, roumanie, rumania, rumanía, romênia, romanya, rumyniya
1.15 | Bucharest | Бухарест | в Бухаресте | bucurești, bucuresti, bukarest, bucarest, bükreş
1.1 | Cluj-Napoca | Клуж-Напока | в Клуж-Напоке | cluj, клуж
1.0 | Timișoara | Тимишоара | в Тимишоаре | temeswar
0.95 | Iași | Яссы | в Яссах | iasi
1.0 | Brașov | Брашов | в Брашове |
1.0 | Constanța | Констанца | в Констанце |
0.97 | Transylvania | Трансильвания | в Трансильвании | transilvania, siebenbürgen
BG | Bulgaria | Болгария | в Болгарии | българия, bulgarien, bulgarie, bulgária, bulgaristan, bolgariya
1.15 | Sofia | София | в Софии | sofia bulgaria, софия болгария
0.97 | Plovdiv | Пловдив | в Пловдиве |
1.03 | Varna | Варна | в Варне |
1.0 | Burgas | Бургас | в Бургасе | bourgas
1.05 | Sunny Beach | Солнечный Берег | на Солнечном Берегу | slanchev bryag
1.0 | Bansko | Банско | в Банско |
UA | Ukraine | Украина | в Украине | україна, україні, ucrania, ucraina, ucrânia, ukrayna, ukraina
1.18 | Kyiv | Киев | в Киеве | kiev, київ, києві, kiew
0.98 | Kharkiv | Харьков | в Харькове | kharkov, харків
1.05 | Odesa | Одесса | в Одессе | odessa, одеса
1.0 | Dnipro | Днепр | в Днепре | dnepr, дніпро, днепропетровск
1.05 | Lviv | Львов | во Львове | lvov, lemberg, львів, львова
0.93 | Zaporizhzhia | Запорожье | в Запорожье | zaporozhye, запоріжжя
0.95 | Vinnytsia | Винница | в Виннице | vinnitsa
MD | Moldova | Молдова | в Молдове | moldavia, молдавия, молдавии, moldawien, moldavie, republica moldova
1.1 | Chișinău | Кишинёв | в Кишинёве | kishinev, chisinau
0.9 | Bălți | Бельцы | в Бельцах |
BY | Belarus | Беларусь | в Беларуси | belorussia, белоруссия, белоруссии, рб, weißrussland, weissrussland, biélorussie, bielorrusia, bielorussia, beyaz rusya
1.15 | Minsk | Минск | в Минске | мінск
0.93 | Gomel | Гомель | в Гомеле | homel
0.97 | Grodno | Гродно | в Гродно | hrodna
0.95 | Brest | Брест | в Бресте | brest belarus
0.92 | Vitebsk | Витебск | в Витебске | vitsebsk
0.92 | Mogilev | Могилёв | в Могилёве | mahilyow
BA | Bosnia and Herzegovina | Босния и Герцеговина | в Боснии и Герцеговине | bosnia, bosnia-herzegovina, bosnien, bosnie, bósnia, bosna hersek, bosna, босния, боснии
1.1 | Sarajevo | Сараево | в Сараеве | сараево, sarayevo
0.98 | Banja Luka | Баня-Лука | в Баня-Луке | баня лука, banjaluka
1.02 | Mostar | Мостар | в Мостаре |
0.95 | Tuzla | Тузла | в Тузле |
0.95 | Zenica | Зеница | в Зенице |
MK | North Macedonia | Северная Македония | в Северной Македонии | macedonia, македония, македонии, северной македонии, nordmazedonien, mazedonien, macédoine, macedonia del norte, kuzey makedonya
1.06 | Skopje | Скопье | в Скопье | skopie, üsküp
1.02 | Ohrid | Охрид | в Охриде |
0.95 | Bitola | Битола | в Битоле |
0.95 | Tetovo | Тетово | в Тетове | тетово
XK | Kosovo | Косово | в Косове | косово, kosova
1.06 | Pristina | Приштина | в Приштине | prishtina, priština
0.98 | Prizren | Призрен | в Призрене |
0.96 | Peja | Печ, Косово | в Пече, Косово | peć
`);
