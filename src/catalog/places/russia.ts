// Russia with its large cities and regions.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const russia: readonly Country[] = countriesOf(`
RU | Russia | Россия | в России | рф, российская федерация, российской федерации, russian federation, russland, russie, rusia, rússia, rusya, rossiya, rossia
1.4 | Moscow | Москва | в Москве | мск, moskva, moskau, moscú, moscou, mosca, moskova, московский, московская, московское, московские
1.15 | the Moscow region | Московская область | в Московской области | подмосковье, мособласть, moscow oblast, подмосковья
1.2 | Saint Petersburg | Санкт-Петербург | в Санкт-Петербурге | спб, питер, питере, питера, петербург, петербурге, st petersburg, st. petersburg russia, petersburg, sankt-peterburg, sankt petersburg, san petersburgo, saint-pétersbourg, piter, spb, петербургский, петербургская, петербургское, петербургские
1.05 | the Leningrad region | Ленинградская область | в Ленинградской области | ленобласть, ленобласти, leningrad oblast
1.0 | Yekaterinburg | Екатеринбург | в Екатеринбурге | екб, екат, ekaterinburg, yekat
1.0 | Novosibirsk | Новосибирск | в Новосибирске | нск, nowosibirsk
1.05 | Kazan | Казань | в Казани | kasan
1.0 | Nizhny Novgorod | Нижний Новгород | в Нижнем Новгороде | нижнего новгорода, nizhniy novgorod, nizhnij novgorod, nizhny
0.93 | Chelyabinsk | Челябинск | в Челябинске |
0.96 | Samara | Самара | в Самаре |
0.97 | Ufa | Уфа | в Уфе |
1.0 | Rostov-on-Don | Ростов-на-Дону | в Ростове-на-Дону | ростов, ростове, ростова, ростова-на-дону, rostov, rostov na donu
1.05 | Krasnodar | Краснодар | в Краснодаре |
1.2 | Sochi | Сочи | в Сочи |
1.05 | the Krasnodar region | Краснодарский край | в Краснодарском крае | кубань, кубани, krasnodar krai
0.92 | Omsk | Омск | в Омске |
0.95 | Voronezh | Воронеж | в Воронеже |
0.97 | Perm | Пермь | в Перми | perm russia
0.9 | Volgograd | Волгоград | в Волгограде |
1.02 | Krasnoyarsk | Красноярск | в Красноярске |
0.92 | Saratov | Саратов | в Саратове |
1.05 | Tyumen | Тюмень | в Тюмени |
0.9 | Tolyatti | Тольятти | в Тольятти | togliatti
0.92 | Izhevsk | Ижевск | в Ижевске |
0.88 | Barnaul | Барнаул | в Барнауле |
0.98 | Irkutsk | Иркутск | в Иркутске |
0.88 | Ulyanovsk | Ульяновск | в Ульяновске |
1.12 | Khabarovsk | Хабаровск | в Хабаровске |
1.18 | Vladivostok | Владивосток | во Владивостоке | wladiwostok
0.95 | Yaroslavl | Ярославль | в Ярославле |
0.88 | Makhachkala | Махачкала | в Махачкале |
0.95 | Tomsk | Томск | в Томске |
0.88 | Orenburg | Оренбург | в Оренбурге |
0.9 | Kemerovo | Кемерово | в Кемерово | кемерове
0.88 | Novokuznetsk | Новокузнецк | в Новокузнецке |
0.93 | Ryazan | Рязань | в Рязани |
0.93 | Naberezhnye Chelny | Набережные Челны | в Набережных Челнах | набережных челнов, челны
0.88 | Penza | Пенза | в Пензе |
0.9 | Lipetsk | Липецк | в Липецке |
0.88 | Kirov | Киров | в Кирове |
0.9 | Cheboksary | Чебоксары | в Чебоксарах | чебоксар
1.05 | Kaliningrad | Калининград | в Калининграде | königsberg
0.97 | Tula | Тула | в Туле | tula russia
0.88 | Kursk | Курск | в Курске |
0.9 | Stavropol | Ставрополь | в Ставрополе |
0.95 | Pyatigorsk | Пятигорск | в Пятигорске | кавминводы, кавминводах, кмв
0.88 | Magnitogorsk | Магнитогорск | в Магнитогорске |
0.95 | Tver | Тверь | в Твери |
0.88 | Ivanovo | Иваново | в Иваново | иванове
0.88 | Bryansk | Брянск | в Брянске |
0.95 | Belgorod | Белгород | в Белгороде |
1.12 | Surgut | Сургут | в Сургуте |
0.93 | Vladimir | Владимир | во Владимире |
0.97 | Arkhangelsk | Архангельск | в Архангельске |
0.97 | Kaluga | Калуга | в Калуге |
0.9 | Smolensk | Смоленск | в Смоленске |
1.08 | Murmansk | Мурманск | в Мурманске |
0.93 | Vologda | Вологда | в Вологде |
0.86 | Oryol | Орёл | в Орле | orel
0.88 | Astrakhan | Астрахань | в Астрахани |
0.95 | Chita | Чита | в Чите |
0.95 | Ulan-Ude | Улан-Удэ | в Улан-Удэ |
1.25 | Yakutsk | Якутск | в Якутске |
0.92 | Grozny | Грозный | в Грозном |
0.92 | Veliky Novgorod | Великий Новгород | в Великом Новгороде | великого новгорода
0.92 | Pskov | Псков | в Пскове |
1.0 | Karelia | Карелия | в Карелии |
0.95 | Altai | Алтай | на Алтае | горный алтай, горном алтае, altay
0.97 | Siberia | Сибирь | в Сибири | sibirien, siberien, sibérie
0.97 | the Urals | Урал | на Урале | ural, урала
1.02 | on Lake Baikal | Байкал | на Байкале | baikal
1.0 | Tatarstan | Татарстан | в Татарстане | татарстана
0.95 | Bashkortostan | Башкортостан | в Башкортостане | башкирия, башкирии
0.88 | Dagestan | Дагестан | в Дагестане |
1.2 | Kamchatka | Камчатка | на Камчатке |
1.25 | on Sakhalin | Сахалин | на Сахалине |
`);
