// The United States with its large cities and its states.
import type { Country } from './place.ts';
import { countriesOf } from './place-rows.ts';

export const unitedStates: readonly Country[] = countriesOf(`
US | the United States | США | в США | usa, u.s., u.s.a., the us, in us, us based, united states of america, america, америка, америке, америки, в штатах, соединённые штаты, соединённых штатах, estados unidos, ee uu, eeuu, états-unis, vereinigte staaten, stati uniti, amerika, amérique, abd
1.3 | New York | Нью-Йорк | в Нью-Йорке | nyc, ny, n.y., new york city, queens ny, bronx, нью йорк, nueva york, nova york
1.18 | Los Angeles | Лос-Анджелес | в Лос-Анджелесе | in la, near la, l.a., los ángeles, santa monica, лос анджелес
1.07 | Chicago | Чикаго | в Чикаго |
1.02 | Houston | Хьюстон | в Хьюстоне |
1.06 | Phoenix | Финикс | в Финиксе |
1.05 | Philadelphia | Филадельфия | в Филадельфии | philly, filadelfia
0.94 | San Antonio | Сан-Антонио | в Сан-Антонио |
1.16 | San Diego | Сан-Диего | в Сан-Диего | la jolla
1.04 | Dallas | Даллас | в Далласе | dfw
1.25 | San Jose | Сан-Хосе | в Сан-Хосе | san jose ca
1.02 | Austin | Остин | в Остине |
1.0 | Jacksonville | Джексонвилл | в Джексонвилле |
0.96 | Columbus | Колумбус | в Колумбусе | columbus ohio
1.0 | Charlotte | Шарлотт | в Шарлотте | charlotte nc, charlotte north carolina
0.95 | Indianapolis | Индианаполис | в Индианаполисе |
1.28 | San Francisco | Сан-Франциско | в Сан-Франциско | sf, bay area, сан франциско
1.15 | Seattle | Сиэтл | в Сиэтле |
1.07 | Denver | Денвер | в Денвере |
1.14 | Washington | Вашингтон | в Вашингтоне | dc, d.c., washington dc, washington d.c., district of columbia
1.15 | Boston | Бостон | в Бостоне |
0.98 | Nashville | Нэшвилл | в Нэшвилле |
0.94 | Detroit | Детройт | в Детройте |
0.93 | Oklahoma City | Оклахома-Сити | в Оклахома-Сити |
1.07 | Portland | Портленд | в Портленде |
0.99 | Las Vegas | Лас-Вегас | в Лас-Вегасе | vegas, вегас, лас вегас
0.92 | Memphis | Мемфис | в Мемфисе |
1.04 | Baltimore | Балтимор | в Балтиморе |
0.96 | Milwaukee | Милуоки | в Милуоки |
0.97 | Albuquerque | Альбукерке | в Альбукерке |
1.06 | Sacramento | Сакраменто | в Сакраменто |
0.97 | Kansas City | Канзас-Сити | в Канзас-Сити |
1.01 | Atlanta | Атланта | в Атланте | atlanta georgia, atlanta ga
1.12 | Miami | Майами | в Майами | miami beach
1.02 | Tampa | Тампа | в Тампе | tampa bay
1.0 | Orlando | Орландо | в Орландо |
1.03 | Minneapolis | Миннеаполис | в Миннеаполисе | twin cities
0.94 | Cleveland | Кливленд | в Кливленде |
0.95 | New Orleans | Новый Орлеан | в Новом Орлеане | нового орлеана, nouvelle-orléans
0.95 | Pittsburgh | Питтсбург | в Питтсбурге |
0.95 | Cincinnati | Цинциннати | в Цинциннати |
0.96 | St. Louis | Сент-Луис | в Сент-Луисе | saint louis
0.98 | Salt Lake City | Солт-Лейк-Сити | в Солт-Лейк-Сити | salt lake
0.94 | Buffalo | Баффало | в Баффало | buffalo ny, buffalo new york
1.15 | Honolulu | Гонолулу | в Гонолулу |
0.88 | Alabama | Алабама | в Алабаме |
1.03 | Alaska | Аляска | на Аляске |
1.0 | Arizona | Аризона | в Аризоне | az
0.87 | Arkansas | Арканзас | в Арканзасе |
1.13 | California | Калифорния | в Калифорнии | kalifornien, californie, californië, socal
1.02 | Colorado | Колорадо | в Колорадо |
1.04 | Connecticut | Коннектикут | в Коннектикуте |
0.99 | Delaware | Делавэр | в Делавэре |
1.03 | Florida | Флорида | во Флориде | fl, floride
0.96 | Georgia, US | Джорджия | в Джорджии | georgia usa, georgia united states, state of georgia
1.09 | Hawaii | Гавайи | на Гавайях | hawái, гаваях
0.92 | Idaho | Айдахо | в Айдахо |
0.99 | Illinois | Иллинойс | в Иллинойсе |
0.92 | Indiana | Индиана | в Индиане |
0.89 | Iowa | Айова | в Айове |
0.9 | Kansas | Канзас | в Канзасе |
0.9 | Kentucky | Кентукки | в Кентукки |
0.89 | Louisiana | Луизиана | в Луизиане |
0.97 | Maine | Мэн | в штате Мэн |
1.04 | Maryland | Мэриленд | в Мэриленде |
1.08 | Massachusetts | Массачусетс | в Массачусетсе |
0.95 | Michigan | Мичиган | в Мичигане |
0.98 | Minnesota | Миннесота | в Миннесоте | mn
0.87 | Mississippi | Миссисипи | в Миссисипи |
0.91 | Missouri | Миссури | в Миссури |
0.92 | Montana | Монтана | в Монтане |
0.9 | Nebraska | Небраска | в Небраске |
0.98 | Nevada | Невада | в Неваде | nv
1.05 | New Hampshire | Нью-Гэмпшир | в Нью-Гэмпшире |
1.09 | New Jersey | Нью-Джерси | в Нью-Джерси | nj, n.j.
0.91 | New Mexico | Нью-Мексико | в Нью-Мексико |
0.94 | North Carolina | Северная Каролина | в Северной Каролине | nc
0.89 | North Dakota | Северная Дакота | в Северной Дакоте |
0.92 | Ohio | Огайо | в Огайо |
0.88 | Oklahoma | Оклахома | в Оклахоме |
1.05 | Oregon | Орегон | в Орегоне |
0.97 | Pennsylvania | Пенсильвания | в Пенсильвании | pennsylvanie
1.02 | Rhode Island | Род-Айленд | в Род-Айленде |
0.93 | South Carolina | Южная Каролина | в Южной Каролине |
0.88 | South Dakota | Южная Дакота | в Южной Дакоте |
0.92 | Tennessee | Теннесси | в Теннесси | tn
0.97 | Texas | Техас | в Техасе | tx, tejas
0.96 | Utah | Юта | в штате Юта |
0.98 | Vermont | Вермонт | в Вермонте |
1.01 | Virginia | Виргиния | в Виргинии | вирджиния, вирджинии
1.08 | Washington State | Штат Вашингтон | в штате Вашингтон | state of washington
0.89 | West Virginia | Западная Виргиния | в Западной Виргинии |
0.93 | Wisconsin | Висконсин | в Висконсине |
0.92 | Wyoming | Вайоминг | в Вайоминге |
`);
