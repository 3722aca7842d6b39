// What the arguments of functions are called.
import type { Language } from '#language/language.ts';

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('|').map((pair) => {
      const [word = '', ...words] = pair.trim().split(/\s+/);
      return [word, words.join(' ')];
    }),
  );

/** Those not listed are called by their own word. */
export const argumentWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: pairs(`a1 A1 style|averaged average range|byColumn by column|chosen how many|count characters|counted numbers|digits decimal places|
due at start|effective effective rate|end end date|european European|first from period|flows cash flows|from start at|future future value|
include which|index number|kind type|last to period|line row|lines rows|months months|newText new text|noSwitch straight line only|
nominal nominal rate|once only single|otherwise if none|perYear per year|periods number of periods|place position|plain no separators|
present present value|range2 second range|reinvested reinvestment rate|result result|salvage salvage value|skipEmpty skip empty|
sorted approximate|sought search for|start start date|summed sum range|text2 second text|which which one|xs known x|ys known y`),
  ru: pairs(`a1 вид A1|angle угол|area область|averaged что усреднять|base основание|basis базис|bins границы|byColumn по столбцам|calculation расчёт|
chosen сколько выбрать|column столбец|columns столбцы|condition условие|cost стоимость|count число знаков|counted числа|criterion критерий|
date дата|dates даты|day день|days дни|delimiter разделитель|digits знаков после запятой|divisor делитель|due в начале периода|
effective эффективная ставка|else иначе|end конечная дата|error ошибка|european европейский|factor коэффициент|first первый период|flows денежные потоки|
format формат|from начиная с|future будущая стоимость|guess приближение|height высота|holidays праздники|hours часы|include какие|
index номер|kind тип|last последний период|least наименьшее|life срок службы|line строка|lines строки|match образец|minutes минуты|mode режим|
month месяц|months месяцы|most наибольшее|name имя|newText новый текст|noSwitch только линейно|nominal номинальная ставка|number число|
once только единичные|operation номер операции|option параметр|order порядок|otherwise если нет|payment платёж|perYear периодов в году|period период|
periods число периодов|place место|plain без разделителей|power степень|present приведённая стоимость|quarter квартиль|range диапазон|
range2 второй диапазон|rate ставка|reference ссылка|reinvested ставка реинвестирования|result результат|results результаты|salvage остаточная стоимость|
seconds секунды|share доля|sheet лист|skipEmpty без пустых|sorted приблизительно|sought что искать|start начальная дата|step шаг|
summed что складывать|table таблица|text текст|text2 второй текст|then значение, если да|time время|times сколько раз|unit единица|value значение|
weekend выходные|which какой по счёту|width ширина|xs известные x|year год|ys известные y`),
};
