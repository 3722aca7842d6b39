// Words for the place or the firm in which a trade is done: any trade has an office or a workshop, so they tell little.
import { stemOf } from './stems.ts';
import { foldOf } from './words.ts';

const stemsOf = (said: string): ReadonlySet<string> =>
  new Set(said.split(/\s+/u).map((word) => stemOf(foldOf(word))));

/** Where things are made. */
const makers = stemsOf(
  `workshop workshops plant plants factory mill works facility unit atelier werkstatt werk taller usine fabrik fabrica fabbrica atölye atolye
  завод фабрика цех мастерская производство комбинат`,
);

/** Where people come, or from where they go. */
const places = stemsOf(
  `office offices contractor contractors practice bureau firm company business centre center place point studio house hub service services
  agency clinic space team specialist provider operator
  контора бюро точка пункт офис центр студия дом кабинет услуги сервис служба агентство салон предприятие фирма компания специалист мастер
  büro estudio studio oficina bureau cabinet ufficio escritorio despacho centro zentrum praxis atelier merkezi ofisi`,
);

/** A shop sells, but a welding shop does not. */
const shops = stemsOf('shop store магазин лавка');

export type LooseForm = 'maker' | 'place' | 'shop';

export function looseFormOf(stem: string): LooseForm | null {
  if (makers.has(stem)) return 'maker';
  if (places.has(stem)) return 'place';
  return shops.has(stem) ? 'shop' : null;
}
