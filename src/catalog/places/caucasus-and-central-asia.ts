// The countries of the Caucasus and of Central Asia with their large cities.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const caucasusAndCentralAsia: readonly Country[] = countriesOf(`
GE | Georgia | Грузия | в Грузии | sakartvelo, georgien, géorgie, gürcistan, gruziya, geórgia
1.12 | Tbilisi | Тбилиси | в Тбилиси | tiflis, tbilissi
1.1 | Batumi | Батуми | в Батуми |
0.9 | Kutaisi | Кутаиси | в Кутаиси |
1.15 | Gudauri | Гудаури | в Гудаури |
AM | Armenia | Армения | в Армении | hayastan, armenien, arménie, armênia, ermenistan, armeniya
1.12 | Yerevan | Ереван | в Ереване | erevan, eriwan, erivan
0.88 | Gyumri | Гюмри | в Гюмри |
1.0 | Dilijan | Дилижан | в Дилижане |
AZ | Azerbaijan | Азербайджан | в Азербайджане | azərbaycan, azerbaycan, aserbaidschan, azerbaïdjan, azerbaiyán, azerbaidzhan
1.15 | Baku | Баку | в Баку | bakı
0.92 | Sumgait | Сумгаит | в Сумгаите | sumqayıt
0.95 | Gabala | Габала | в Габале | qəbələ
KZ | Kazakhstan | Казахстан | в Казахстане | қазақстан, рк, kasachstan, kazajistán, kazakistan, kazajstán, kazachstan
1.15 | Astana | Астана | в Астане | нур-султан, нур-султане, nur-sultan
1.18 | Almaty | Алматы | в Алматы | алма-ата, алма-ате, alma-ata, алмате
0.93 | Shymkent | Шымкент | в Шымкенте | чимкент, chimkent
0.93 | Karaganda | Караганда | в Караганде |
0.97 | Aktobe | Актобе | в Актобе | aqtobe, актюбинск
1.08 | Atyrau | Атырау | в Атырау |
1.08 | Aktau | Актау | в Актау |
0.92 | Pavlodar | Павлодар | в Павлодаре |
0.9 | Kostanay | Костанай | в Костанае | кустанай
UZ | Uzbekistan | Узбекистан | в Узбекистане | ozbekiston, usbekistan, ouzbékistan, özbekistan, uzbekistán
1.2 | Tashkent | Ташкент | в Ташкенте | toshkent, taschkent
0.98 | Samarkand | Самарканд | в Самарканде | samarqand
0.95 | Bukhara | Бухара | в Бухаре | buxoro
0.88 | Namangan | Наманган | в Намангане |
KG | Kyrgyzstan | Киргизия | в Киргизии | кыргызстан, кыргызстане, kirgizstan, kirgistan, kirghizistan, kırgızistan, kirguistán, kirgiziya
1.12 | Bishkek | Бишкек | в Бишкеке |
0.92 | Osh | Ош | в Оше |
1.0 | on Issyk-Kul | Иссык-Куль | на Иссык-Куле |
TJ | Tajikistan | Таджикистан | в Таджикистане | tadschikistan, tadjikistan, tayikistán, tacikistan, тоҷикистон
1.1 | Dushanbe | Душанбе | в Душанбе |
0.95 | Khujand | Худжанд | в Худжанде | ходжент
`);

export const kazakhRegions = `
1.0: Akmola Акмолинская; Aktobe Актюбинская; Almaty Алматинская; Atyrau Атырауская; Mangystau Мангистауская
0.92: East Kazakhstan Восточно-Казахстанская; Karaganda Карагандинская; Kostanay Костанайская; Pavlodar Павлодарская; West Kazakhstan Западно-Казахстанская; North Kazakhstan Северо-Казахстанская
0.88: Jambyl Жамбылская; Kyzylorda Кызылординская; Turkistan Туркестанская`;
