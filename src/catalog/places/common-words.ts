// Names of places that are common words too, such as Turkey and Nice, and the words after which they are places.

const english = `
  turkey china chile fez nice bath cork split cologne essen lima buffalo charlotte sofia bordeaux bologna madeira cambridge oxford yorkshire paphos perm rosario cali kobe wellington salvador rio sf dc kl muscat mecca peking bombay ankara roma rom loo sapa pai kandy mesa aurora riverside
  hull derby lincoln hereford suffolk jersey guernsey napa cassis burgundy dijon leiden delft hagen harz franken wels thun
  guarda posadas molde tanta plano pasto reus como kars kas kaş capri pico tomar rioja ronda tarifa palma bari noto parma modena
  prato pisa asti campania kos polis volos vis rab pag pula koper nis niš pecs pécs tokaj ruse bender borjomi ganja safi
  jordan chad mali guinea panama aleppo havana gaza freeport goma juba dili nadi
  barrow beverley kendal chelsea soho harrow enfield barnet brent acton greenwich galloway gower elgin queens
  darjeeling isan isaan padang providence aspen yukon corrientes resistencia asbest adler pushkin chekhov`;

const russian = `
  чили сплит эссен баффало софия софии вена вене бордо болонья болонье брага браге йоркшир йоркшире оксфорд пафос пафосе орел орле владимир владимире кали рио грозный мекка мекке корк корке бонн мэн доха дохе турку чита чите прованс провансе йорк йорке
  котельники котельниках янтарном котор которе росток ростоке катания катании ковров коврове пула пуле бари киль киле
  кьянти капри гидра гидре
  токай токае николаев николаеве сумы ровно боржоми семей семее боровое дарджилинг дарджилинге канди сычуань сычуане
  чад чаде того куба кубе панама панаме конго
  мобил мобиле тигре шахты шахтах находка находке королев королеве жуковский жуковском пушкин пушкине чехов чехове глазов
  волга волгу сохо челси
  глазове клин клину асбест асбесте волжский волжском губкин губкине торжок торжке ронда ронде нанси`;

/** In lower case. A place whose name says something else in most lines about a business is left out altogether. */
export const commonWords: ReadonlySet<string> = new Set(`${english} ${russian}`.trim().split(/\s+/));

/** Goods that are named after places: only a preposition makes places of them, however they are written. */
export const namesOfGoods: ReadonlySet<string> = new Set(
  `jordan panama guinea aleppo havana china turkey roma rom parma modena dijon burgundy rioja tokaj madeira asti cassis napa cologne darjeeling padang isan kandy
  isaan borjomi ganja delft jersey guernsey hereford suffolk derby
  боржоми кьянти дарджилинг токай сычуань`.split(/\s+/),
);

/** “A café in Nice”, «кафе в Вене». What comes from China is not made here, so “from” is none of them. */
export const prepositions: readonly string[] = 'in near around outside across en em à в во под около'.split(
  ' ',
);
