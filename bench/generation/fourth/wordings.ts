// The wide groups of wordings and the usual shares that the lines of the fourth set have in common.
import { english, russian } from '../usual.ts';

export const wideEnglish = {
  people:
    '$staff driver cook specialist contractor freelanc subcontract expert director owner founder instructor teacher coach trainer carer nurse master technician operator helper pay',
  running: `${english.running} permit legal security clean travel training card acquir web site audit bookkeep tax deliver hosting subscription telephone`,
  space: '$rent pitch stall land ground yard hall venue',
  promo: '$marketing ads seo lead social promo',
  kit: '$equipment $fitout $computer',
  yard: '$vehicle minivan $equipment $building',
  moving: '$fuel $vehicle travel maintenance repair deliver mileage tyre',
};

export const wideRussian = {
  people:
    '$staff повар водител специалист подряд самозанят оплат выплат ставк преподавател педагог тренер инструктор врач медсестр оператор консультант менеджер директор сиделк',
  running: `${russian.running} разрешен юрид охран уборк команд обучен карт сайт аудит доставк телефон интернет расход`,
  space: '$rent мест земл площадк зал',
  promo: '$marketing таргет smm контекстн лид продаж',
  kit: '$equipment $fitout $computer',
  yard: '$vehicle микроавтобус минивэн газел самосвал $equipment $building',
  moving: '$fuel $vehicle обслуж ремонт разъезд доставк выезд',
};

/** One person, paid or not, who has no more hours to sell. */
export const solo = { margin: [-10, 88], payroll: [0, 90], isGrowing: false } as const;

/** Sells mostly the work of a few people. */
export const work = { margin: [-10, 65], payroll: [0, 88] } as const;
