// The countries of western Europe with their large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const westernEurope: readonly Country[] = countriesOf(`
GB | the United Kingdom | Великобритания | в Великобритании | uk, u.k., great britain, britain, british isles, англия, англии, британия, британии, соединённое королевство, reino unido, gran bretaña, regno unito, gran bretagna, royaume-uni, grande-bretagne, vereinigtes königreich, großbritannien, birleşik krallık, ingiltere, inglaterra, inghilterra, angleterre, england, velikobritaniya, angliya
1.35 | London | Лондон | в Лондоне | londres, londra, greater london, central london, south london, north london, east london, west london, hackney, camden, croydon, islington, brixton, shoreditch, peckham, lambeth, southwark, lewisham, wandsworth, haringey, hounslow, hillingdon, havering, redbridge, bexley, bromley, newham, tower hamlets, waltham forest, walthamstow, notting hill, mayfair, dalston, stoke newington, bethnal green, canary wharf, dulwich, battersea, putney, balham, tooting, streatham, deptford, hampstead, highgate, finsbury park, crouch end, muswell hill, tottenham, ilford, romford, uxbridge, wembley, twickenham, surbiton, crystal palace, hammersmith, fulham, clapham, wimbledon, ealing, chiswick, knightsbridge, kensington, chelsea, marylebone, covent garden, soho, barnet, enfield, harrow, kilburn, bermondsey, woolwich, greenwich, eltham, stratford east london, leyton, leytonstone, camberwell, kennington, vauxhall, pimlico, acton, brent, barking and dagenham, kingston upon thames, хакни, шордич, кенсингтон, челси, сохо
1.02 | Manchester | Манчестер | в Манчестере | greater manchester
0.97 | Birmingham | Бирмингем | в Бирмингеме | west midlands
0.95 | Leeds | Лидс | в Лидсе |
0.95 | Liverpool | Ливерпуль | в Ливерпуле |
0.93 | Sheffield | Шеффилд | в Шеффилде |
0.95 | Nottingham | Ноттингем | в Ноттингеме |
0.94 | Leicester | Лестер | в Лестере |
0.93 | Newcastle | Ньюкасл | в Ньюкасле | newcastle upon tyne
1.05 | Bristol | Бристоль | в Бристоле |
1.12 | Brighton | Брайтон | в Брайтоне | brighton and hove
1.08 | Bath | Бат | в Бате | bath uk, bath somerset
1.15 | Oxford | Оксфорд | в Оксфорде | oxfordshire
1.15 | Cambridge | Кембридж | в Кембридже | cambridgeshire
1.0 | Southampton | Саутгемптон | в Саутгемптоне |
1.0 | York | Йорк | в Йорке | york england
0.95 | Yorkshire | Йоркшир | в Йоркшире | north yorkshire, west yorkshire, south yorkshire
1.0 | Cornwall | Корнуолл | в Корнуолле | cornish coast
1.0 | Devon | Девон | в Девоне |
1.12 | Surrey | Суррей | в Суррее |
1.08 | Kent | Кент | в Кенте |
1.05 | the Cotswolds | Котсуолдс | в Котсуолдсе | cotswold
1.0 | the Lake District | Озёрный край | в Озёрном крае | cumbria
1.0 | Edinburgh | Эдинбург | в Эдинбурге | edimburgo, edinburg, édimbourg
0.96 | Glasgow | Глазго | в Глазго |
0.97 | Aberdeen | Абердин | в Абердине |
0.97 | Scotland | Шотландия | в Шотландии | escocia, écosse, schottland, scozia, escócia, iskoçya
0.95 | Cardiff | Кардифф | в Кардиффе |
0.92 | Wales | Уэльс | в Уэльсе | gales, pays de galles
0.93 | Belfast | Белфаст | в Белфасте |
0.9 | Northern Ireland | Северная Ирландия | в Северной Ирландии | irlanda del norte, irlande du nord, nordirland
IE | Ireland | Ирландия | в Ирландии | irlanda, irlande, irland, eire, republic of ireland, irlandiya
1.15 | Dublin | Дублин | в Дублине | dublino, dublín
1.0 | Cork | Корк | в Корке | county cork, cork city
0.97 | Galway | Голуэй | в Голуэе |
0.93 | Limerick | Лимерик | в Лимерике | county limerick
FR | France | Франция | во Франции | francia, frankreich, frança, fransa, frantsiya
1.25 | Paris | Париж | в Париже | parigi, parís, île-de-france
1.0 | Lyon | Лион | в Лионе | lyons, lione
0.96 | Marseille | Марсель | в Марселе | marseilles, marsella, marsiglia
1.08 | Nice | Ницца | в Ницце | nizza, niza, nice côte d’azur
0.98 | Toulouse | Тулуза | в Тулузе | tolosa
1.0 | Bordeaux | Бордо | в Бордо |
0.97 | Nantes | Нант | в Нанте |
0.97 | Strasbourg | Страсбург | в Страсбурге | straßburg, estrasburgo, strasburgo
0.96 | Lille | Лилль | в Лилле |
0.97 | Montpellier | Монпелье | в Монпелье |
0.95 | Rennes | Ренн | в Ренне |
0.96 | Grenoble | Гренобль | в Гренобле |
1.15 | Cannes | Канны | в Каннах |
1.12 | on the French Riviera | Лазурный берег | на Лазурном берегу | côte d’azur, cote d azur, лазурного берега, costa azul
1.02 | Provence | Прованс | в Провансе | provenza
0.93 | Brittany | Бретань | в Бретани | bretagne
0.95 | Normandy | Нормандия | в Нормандии | normandie
0.97 | Alsace | Эльзас | в Эльзасе | elsass
1.02 | Corsica | Корсика | на Корсике | corse
BE | Belgium | Бельгия | в Бельгии | belgique, belgië, belgie, belgien, bélgica, belgio, belçika, belgiya
1.08 | Brussels | Брюссель | в Брюсселе | bruxelles, brussel, brüssel, bruselas, brüksel
1.0 | Antwerp | Антверпен | в Антверпене | antwerpen, anvers, amberes
0.98 | Ghent | Гент | в Генте | gand
0.98 | Bruges | Брюгге | в Брюгге | brugge, brujas
0.93 | Liège | Льеж | в Льеже | lüttich
0.99 | Flanders | Фландрия | во Фландрии | vlaanderen, flandres
0.92 | Wallonia | Валлония | в Валлонии | wallonie
NL | the Netherlands | Нидерланды | в Нидерландах | holland, голландия, голландии, nederland, niederlande, pays-bas, países bajos, paesi bassi, países baixos, holanda, olanda, hollanda, niderlandy, gollandiya
1.15 | Amsterdam | Амстердам | в Амстердаме | ámsterdam
1.0 | Rotterdam | Роттердам | в Роттердаме |
1.0 | The Hague | Гаага | в Гааге | hague, den haag, la haya
1.05 | Utrecht | Утрехт | в Утрехте |
0.98 | Eindhoven | Эйндховен | в Эйндховене |
0.94 | Groningen | Гронинген | в Гронингене |
LU | Luxembourg | Люксембург | в Люксембурге | luxemburg, luxemburgo, lussemburgo, lüksemburg, lyuksemburg
1.02 | Luxembourg | Люксембург | в Люксембурге | luxembourg city
DE | Germany | Германия | в Германии | deutschland, allemagne, alemania, germania, alemanha, almanya, фрг, germaniya
1.05 | Berlin | Берлин | в Берлине | berlín, berlino, berlim
1.22 | Munich | Мюнхен | в Мюнхене | münchen, muenchen, múnich, monaco di baviera, munique, münih
1.1 | Hamburg | Гамбург | в Гамбурге | hamburgo, hambourg, amburgo
1.12 | Frankfurt | Франкфурт | во Франкфурте | frankfurt am main, франкфурт-на-майне, франкфурте-на-майне, francfort, francoforte
1.02 | Cologne | Кёльн | в Кёльне | köln, koeln, colonia alemania
1.05 | Düsseldorf | Дюссельдорф | в Дюссельдорфе | duesseldorf
1.1 | Stuttgart | Штутгарт | в Штутгарте |
0.9 | Leipzig | Лейпциг | в Лейпциге | lipsia
0.9 | Dresden | Дрезден | в Дрездене | dresde, dresda
1.0 | Nuremberg | Нюрнберг | в Нюрнберге | nürnberg, nuernberg, norimberga
0.97 | Hanover | Ганновер | в Ганновере | hannover, hanovre
0.95 | Bremen | Бремен | в Бремене |
0.95 | Essen | Эссен | в Эссене |
0.94 | Dortmund | Дортмунд | в Дортмунде |
1.0 | Bonn | Бонн | в Бонне |
1.08 | Bavaria | Бавария | в Баварии | bayern, baviera, bavière, bavyera
1.04 | Baden-Württemberg | Баден-Вюртемберг | в Баден-Вюртемберге |
1.02 | Hesse | Гессен | в Гессене | hessen
0.98 | North Rhine-Westphalia | Северный Рейн-Вестфалия | в Северном Рейне-Вестфалии | nrw, nordrhein-westfalen
0.9 | Saxony | Саксония | в Саксонии | sachsen
0.94 | Brandenburg | Бранденбург | в Бранденбурге |
0.96 | Lower Saxony | Нижняя Саксония | в Нижней Саксонии | niedersachsen
AT | Austria | Австрия | в Австрии | österreich, oesterreich, autriche, áustria, avusturya, avstriya
1.08 | Vienna | Вена | в Вене | wien, viena, vienne autriche, viyana
1.08 | Salzburg | Зальцбург | в Зальцбурге | salzburgo, salisburgo
0.97 | Graz | Грац | в Граце |
0.96 | Linz | Линц | в Линце |
1.08 | Innsbruck | Инсбрук | в Инсбруке |
1.06 | Tyrol | Тироль | в Тироле | tirol
CH | Switzerland | Швейцария | в Швейцарии | schweiz, suisse, suiza, svizzera, suíça, isviçre, shveytsariya
1.12 | Zurich | Цюрих | в Цюрихе | zürich, zuerich, zurigo, zúrich
1.12 | Geneva | Женева | в Женеве | genève, genf, ginebra, ginevra, genebra, cenevre
1.03 | Basel | Базель | в Базеле | basilea
1.0 | Bern | Берн | в Берне | berne, berna
1.04 | Lausanne | Лозанна | в Лозанне | losanna
0.95 | Lugano | Лугано | в Лугано | ticino, тичино
1.02 | Lucerne | Люцерн | в Люцерне | luzern
1.12 | Zug | Цуг | в Цуге | kanton zug
`);
