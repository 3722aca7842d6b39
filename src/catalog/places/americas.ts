// The countries of the Americas, but for the United States, with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const americas: readonly Country[] = countriesOf(`
CA | Canada | Канада | в Канаде | canadá, kanada
1.15 | Toronto | Торонто | в Торонто | gta
1.0 | Montreal | Монреаль | в Монреале | montréal
1.18 | Vancouver | Ванкувер | в Ванкувере | vancouver bc
1.02 | Calgary | Калгари | в Калгари |
0.98 | Edmonton | Эдмонтон | в Эдмонтоне |
1.03 | Ottawa | Оттава | в Оттаве |
0.93 | Winnipeg | Виннипег | в Виннипеге |
0.95 | Quebec City | Город Квебек | в городе Квебек | ville de québec
0.96 | Halifax | Галифакс | в Галифаксе |
1.04 | Ontario | Онтарио | в Онтарио |
1.1 | British Columbia | Британская Колумбия | в Британской Колумбии |
1.0 | Alberta | Альберта | в Альберте |
0.97 | Quebec | Квебек | в Квебеке | québec
0.92 | Saskatchewan | Саскачеван | в Саскачеване |
MX | Mexico | Мексика | в Мексике | méxico, mexiko, mexique, messico, meksika
1.2 | Mexico City | Мехико | в Мехико | cdmx, ciudad de méxico, mexiko-stadt
1.02 | Guadalajara | Гвадалахара | в Гвадалахаре |
1.15 | Monterrey | Монтеррей | в Монтеррее |
1.12 | Cancún | Канкун | в Канкуне | riviera maya, ривьера-майя
0.92 | Puebla | Пуэбла | в Пуэбле |
1.05 | Tijuana | Тихуана | в Тихуане |
1.15 | Playa del Carmen | Плая-дель-Кармен | в Плая-дель-Кармен |
1.25 | Tulum | Тулум | в Тулуме |
0.98 | Yucatán | Юкатан | на Юкатане |
CR | Costa Rica | Коста-Рика | в Коста-Рике | kosta rika
1.05 | San José, Costa Rica | Сан-Хосе, Коста-Рика | в Сан-Хосе, Коста-Рика | san josé de costa rica
1.1 | Guanacaste | Гуанакасте | в Гуанакасте |
DO | the Dominican Republic | Доминикана | в Доминикане | доминиканская республика, доминиканской республике, república dominicana, république dominicaine, dominikanische republik
1.05 | Santo Domingo | Санто-Доминго | в Санто-Доминго |
1.2 | Punta Cana | Пунта-Кана | в Пунта-Кане |
BR | Brazil | Бразилия | в Бразилии | brasil, brasilien, brésil, brasile, brezilya, braziliya
1.18 | São Paulo | Сан-Паулу | в Сан-Паулу | san pablo, сан паулу
1.15 | Rio de Janeiro | Рио-де-Жанейро | в Рио-де-Жанейро | rio, рио
1.1 | Brasília | Бразилиа | в Бразилиа | brasilia
1.0 | Belo Horizonte | Белу-Оризонти | в Белу-Оризонти |
1.0 | Curitiba | Куритиба | в Куритибе |
1.02 | Porto Alegre | Порту-Алегри | в Порту-Алегри |
0.92 | Salvador | Салвадор | в Салвадоре | salvador bahia
0.92 | Recife | Ресифи | в Ресифи |
0.9 | Fortaleza | Форталеза | в Форталезе |
1.1 | Florianópolis | Флорианополис | во Флорианополисе |
AR | Argentina | Аргентина | в Аргентине | argentinien, argentine, arjantin
1.12 | Buenos Aires | Буэнос-Айрес | в Буэнос-Айресе | caba, буэнос айрес
0.95 | Córdoba, Argentina | Кордова, Аргентина | в Кордове, Аргентина |
0.95 | Rosario | Росарио | в Росарио | rosario argentina
0.95 | Mendoza | Мендоса | в Мендосе |
1.1 | Patagonia | Патагония | в Патагонии |
CL | Chile | Чили | в Чили | chile país
1.1 | Santiago | Сантьяго | в Сантьяго | santiago de chile
0.97 | Valparaíso | Вальпараисо | в Вальпараисо |
1.02 | Viña del Mar | Винья-дель-Мар | в Винья-дель-Мар |
0.93 | Concepción | Консепсьон | в Консепсьоне |
CO | Colombia | Колумбия | в Колумбии | kolumbien, colombie, kolombiya, colômbia
1.12 | Bogotá | Богота | в Боготе |
1.08 | Medellín | Медельин | в Медельине |
0.95 | Cali | Кали | в Кали | cali colombia
1.15 | Cartagena | Картахена | в Картахене | cartagena de indias
0.93 | Barranquilla | Барранкилья | в Барранкилье |
PE | Peru | Перу | в Перу | perú, pérou, perù
1.1 | Lima | Лима | в Лиме | lima peru, lima perú
0.92 | Arequipa | Арекипа | в Арекипе |
1.0 | Cusco | Куско | в Куско | cuzco
UY | Uruguay | Уругвай | в Уругвае |
1.05 | Montevideo | Монтевидео | в Монтевидео |
1.25 | Punta del Este | Пунта-дель-Эсте | в Пунта-дель-Эсте |
`);
