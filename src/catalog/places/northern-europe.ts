// The Nordic and Baltic countries with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const northernEurope: readonly Country[] = countriesOf(`
SE | Sweden | Швеция | в Швеции | sverige, schweden, suecia, svezia, suécia, isveç, shvetsiya
1.12 | Stockholm | Стокгольм | в Стокгольме | estocolmo, stoccolma
1.0 | Gothenburg | Гётеборг | в Гётеборге | göteborg, goteborg
0.97 | Malmö | Мальмё | в Мальмё |
1.0 | Uppsala | Уппсала | в Уппсале |
NO | Norway | Норвегия | в Норвегии | norge, norwegen, norvège, noruega, norvegia, norveç, norvegiya
1.1 | Oslo | Осло | в Осло |
1.02 | Bergen | Берген | в Бергене | bergen norway
1.0 | Trondheim | Тронхейм | в Тронхейме |
1.03 | Stavanger | Ставангер | в Ставангере |
DK | Denmark | Дания | в Дании | danmark, dänemark, danemark, dinamarca, danimarca, danimarka, daniya
1.12 | Copenhagen | Копенгаген | в Копенгагене | københavn, kobenhavn, kopenhagen, copenhague, copenaghen
1.0 | Aarhus | Орхус | в Орхусе | århus
0.95 | Odense | Оденсе | в Оденсе |
0.94 | Aalborg | Ольборг | в Ольборге | ålborg
FI | Finland | Финляндия | в Финляндии | suomi, finnland, finlande, finlandia, finlândia, finlandiya, finlyandiya
1.1 | Helsinki | Хельсинки | в Хельсинки | helsingfors
1.08 | Espoo | Эспоо | в Эспоо |
0.98 | Tampere | Тампере | в Тампере |
0.97 | Turku | Турку | в Турку | åbo
0.94 | Oulu | Оулу | в Оулу |
1.0 | Lapland | Лапландия | в Лапландии | lappland, laponia, laponie
IS | Iceland | Исландия | в Исландии | auf island, nach island, islandia, islande, islanda, izlanda, islandiya
1.03 | Reykjavik | Рейкьявик | в Рейкьявике | reykjavík
0.97 | Akureyri | Акюрейри | в Акюрейри |
EE | Estonia | Эстония | в Эстонии | eesti, estland, estonie, estônia, estonya, estoniya
1.08 | Tallinn | Таллин | в Таллине | таллинн, tallin, таллинне
0.98 | Tartu | Тарту | в Тарту |
0.95 | Pärnu | Пярну | в Пярну |
LV | Latvia | Латвия | в Латвии | latvija, lettland, lettonie, letonia, lettonia, letónia, letonya, latviya
1.08 | Riga | Рига | в Риге | rīga
1.08 | Jurmala | Юрмала | в Юрмале | jūrmala
0.85 | Daugavpils | Даугавпилс | в Даугавпилсе |
LT | Lithuania | Литва | в Литве | lietuva, litauen, lituanie, lituania, lituânia, litvanya, litva
1.1 | Vilnius | Вильнюс | в Вильнюсе | wilna, vilna
1.0 | Kaunas | Каунас | в Каунасе |
0.97 | Klaipeda | Клайпеда | в Клайпеде | klaipėda
`);
