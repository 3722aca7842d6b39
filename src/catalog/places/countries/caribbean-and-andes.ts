// The countries of central America, of the Caribbean and of the north of South America that the other tables leave out.

export const caribbeanCountries = `
GT | Guatemala | Гватемала | в Гватемале |
HN | Honduras | Гондурас | в Гондурасе |
SV | El Salvador | Сальвадор | в Сальвадоре |
NI | Nicaragua | Никарагуа | в Никарагуа | nikaragua
PA | Panama | Панама | в Панаме | panamá
BZ | Belize | Белиз | в Белизе | belice
CU | Cuba | Куба | на Кубе | kuba, küba, на кубе, на кубу
HT | Haiti | Гаити | на Гаити | haití, haïti
JM | Jamaica | Ямайка | на Ямайке | jamaika, jamaïque, giamaica
TT | Trinidad and Tobago | Тринидад и Тобаго | в Тринидаде и Тобаго | trinidad, тринидад, trinidad y tobago
BS | the Bahamas | Багамы | на Багамах | bahama islands, багамские острова, багамских островах
BB | on Barbados | Барбадос | на Барбадосе | in barbados
GY | Guyana | Гайана | в Гайане |
SR | Suriname | Суринам | в Суринаме | surinam
VE | Venezuela | Венесуэла | в Венесуэле |
EC | Ecuador | Эквадор | в Эквадоре | équateur, equador, ekvador
BO | Bolivia | Боливия | в Боливии | bolivien, bolivie, bolívia, bolivya
PY | Paraguay | Парагвай | в Парагвае | paraguai
`;
