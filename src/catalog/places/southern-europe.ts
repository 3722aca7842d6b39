// The countries of southern Europe with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const southernEurope: readonly Country[] = countriesOf(`
PT | Portugal | Португалия | в Португалии | portogallo, portekiz, portugaliya
1.25 | Lisbon | Лиссабон | в Лиссабоне | lisboa, lissabon, lisbonne, lisbona, lizbon
1.08 | Porto | Порто | в Порто | oporto, порту португалия, город порту, городе порту
0.92 | Braga | Брага | в Браге | braga portugal
0.92 | Coimbra | Коимбра | в Коимбре |
0.95 | Aveiro | Авейру | в Авейру |
0.95 | Setúbal | Сетубал | в Сетубале |
1.25 | Cascais | Кашкайш | в Кашкайше | estoril
1.15 | Sintra | Синтра | в Синтре |
1.1 | Faro | Фаро | в Фаро | faro portugal
1.12 | the Algarve | Алгарве | в Алгарве | альгарве
0.85 | Alentejo | Алентежу | в Алентежу |
1.02 | Madeira | Мадейра | на Мадейре | madeira island
0.95 | the Azores | Азорские острова | на Азорских островах | açores, azoren, азорах
ES | Spain | Испания | в Испании | españa, espana, spanien, espagne, spagna, espanha, ispanya, ispaniya
1.15 | Madrid | Мадрид | в Мадриде | madri
1.18 | Barcelona | Барселона | в Барселоне | barcelone, barcellona, barselona, bcn
0.98 | Valencia | Валенсия | в Валенсии | valencia spain, valencia españa
0.94 | Seville | Севилья | в Севилье | sevilla, siviglia
1.0 | Málaga | Малага | в Малаге |
0.96 | Alicante | Аликанте | в Аликанте | costa blanca, коста-бланка
1.08 | Bilbao | Бильбао | в Бильбао |
0.96 | Zaragoza | Сарагоса | в Сарагосе | saragossa
0.9 | Murcia | Мурсия | в Мурсии |
0.9 | Granada | Гранада | в Гранаде |
0.9 | Córdoba | Кордова | в Кордове | cordoba spain, córdoba españa
1.2 | Marbella | Марбелья | в Марбелье |
1.08 | on the Costa del Sol | Коста-дель-Соль | на Коста-дель-Соль |
1.1 | Catalonia | Каталония | в Каталонии | cataluña, catalunya, katalonien, catalogne, catalogna
0.92 | Andalusia | Андалусия | в Андалусии | andalucía, andalusien, andalousie
1.08 | the Basque Country | Страна Басков | в Стране Басков | país vasco, euskadi
0.9 | Galicia | Галисия | в Галисии |
1.15 | Mallorca | Майорка | на Майорке | majorca, мальорка
1.3 | Ibiza | Ибица | на Ибице | eivissa
0.95 | Tenerife | Тенерифе | на Тенерифе | teneriffa
0.94 | the Canary Islands | Канарские острова | на Канарских островах | canaries, canarias, kanaren, канарах, канары
IT | Italy | Италия | в Италии | italia, italie, italien, itália, italya, italiya
1.1 | Rome | Рим | в Риме | roma, in rom, a roma, roma italia, roma italy, rom italien
1.22 | Milan | Милан | в Милане | milano, mailand, milán
0.85 | Naples | Неаполь | в Неаполе | napoli, neapel, nápoles
1.0 | Turin | Турин | в Турине | torino, turín
1.08 | Florence | Флоренция | во Флоренции | firenze, florenz, florencia italia
1.06 | Bologna | Болонья | в Болонье |
1.15 | Venice | Венеция | в Венеции | venezia, venedig, venecia, venise, veneza, venedik
1.03 | Verona | Верона | в Вероне |
0.98 | Genoa | Генуя | в Генуе | genova, genua, génova
0.85 | Palermo | Палермо | в Палермо |
0.85 | Catania | Катания | в Катании |
1.05 | Tuscany | Тоскана | в Тоскане | toscana, toskana, toscane
0.83 | Sicily | Сицилия | на Сицилии | sicilia, sizilien, sicile, sicília, sicilya
0.9 | Sardinia | Сардиния | на Сардинии | sardegna, sardinien, cerdeña, sardaigne
1.1 | Lombardy | Ломбардия | в Ломбардии | lombardia, lombardei
0.85 | Puglia | Апулия | в Апулии | apulia, apulien, bari puglia
0.94 | Umbria | Умбрия | в Умбрии |
1.0 | Liguria | Лигурия | в Лигурии |
1.15 | on Lake Como | Озеро Комо | на озере Комо | lago di como, comer see
1.15 | on the Amalfi Coast | Амальфитанское побережье | на Амальфитанском побережье | amalfi, costiera amalfitana, амальфи
1.1 | South Tyrol | Южный Тироль | в Южном Тироле | südtirol, alto adige
GR | Greece | Греция | в Греции | griechenland, grèce, grecia, grécia, yunanistan, hellas, gretsiya
1.08 | Athens | Афины | в Афинах | athen, atenas, athènes, atene, atina, афинах
0.97 | Thessaloniki | Салоники | в Салониках | saloniki, salonica, salonicco, selanik
0.9 | Patras | Патры | в Патрах | patra
1.0 | Crete | Крит | на Крите | kreta, creta, crète, girit
1.05 | Rhodes | Родос | на Родосе | rhodos, rodi
1.05 | Corfu | Корфу | на Корфу | kerkyra, korfu
1.3 | on Santorini | Санторини | на Санторини | thira
1.4 | on Mykonos | Миконос | на Миконосе |
CY | Cyprus | Кипр | на Кипре | chipre, zypern, chypre, cipro, kıbrıs, kibris, kipr
1.0 | Nicosia | Никосия | в Никосии | lefkosia, nikosia
1.15 | Limassol | Лимасол | в Лимасоле | lemesos, лимассол
0.98 | Larnaca | Ларнака | в Ларнаке | larnaka
1.0 | Paphos | Пафос | в Пафосе | pafos
MT | Malta | Мальта | на Мальте | malte
1.05 | Valletta | Валлетта | в Валлетте | la valletta
1.12 | Sliema | Слима | в Слиме |
0.92 | on Gozo | Гозо | на Гозо |
HR | Croatia | Хорватия | в Хорватии | hrvatska, kroatien, croatie, croacia, croazia, croácia, hırvatistan, khorvatiya
1.03 | Zagreb | Загреб | в Загребе | zagabria
1.05 | Split | Сплит | в Сплите | split dalmatia
1.2 | Dubrovnik | Дубровник | в Дубровнике |
0.97 | Rijeka | Риека | в Риеке |
1.0 | Zadar | Задар | в Задаре |
1.05 | Istria | Истрия | в Истрии | istra, istrien
SI | Slovenia | Словения | в Словении | slovenija, slowenien, slovénie, eslovenia, eslovênia, slovenya, sloveniya
1.08 | Ljubljana | Любляна | в Любляне | laibach
0.93 | Maribor | Марибор | в Мариборе |
RS | Serbia | Сербия | в Сербии | srbija, serbien, serbie, sérvia, sırbistan, serbiya
1.15 | Belgrade | Белград | в Белграде | beograd, belgrad, belgrado
1.0 | Novi Sad | Нови-Сад | в Нови-Саде | нови сад
ME | Montenegro | Черногория | в Черногории | crna gora, karadağ, chernogoriya
1.0 | Podgorica | Подгорица | в Подгорице |
1.15 | Budva | Будва | в Будве |
1.2 | Tivat | Тиват | в Тивате |
0.95 | Herceg Novi | Херцег-Нови | в Херцег-Нови |
AL | Albania | Албания | в Албании | shqipëria, albanien, albanie, albânia, arnavutluk, albaniya
1.12 | Tirana | Тирана | в Тиране | tiranë
0.95 | Durrës | Дуррес | в Дурресе |
1.0 | Vlorë | Влёра | во Влёре | vlora
1.0 | Sarandë | Саранда | в Саранде | saranda
`);
