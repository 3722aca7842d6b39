// Finds what a line of a model is about by the beginnings of the words in its name.
import type { LineLanguage, Stems } from './line.ts';

/** What many trades share, in the many wordings that are equally right: `$rent` in a trade's words. */
const sharedStems: Readonly<Record<LineLanguage, Readonly<Record<string, string>>>> = {
  en: {
    staff:
      'staff salar wage employ payroll personnel team manag assistant worker pay_of people attendant administrator crew labour labor',
    rent: 'rent leas premis building space room occupancy mortgage',
    materials: 'material suppl consumable component raw part stock goods',
    equipment:
      'equip machin tool furnit furnish fit_out fitting refurb installation device appliance technic instrument',
    fitout: 'fit_out fitting interior refurb renovat furnit equip decor improvement counter',
    computer: 'comput laptop it_ office hardware furnit workstation equip server',
    vehicle: 'van vehicle car truck lorr fleet tractor minibus bus motorc scooter trailer',
    fuel: 'fuel diesel petrol gas energy charging vehicle transport',
    marketing: 'market advert promot acquisition sales_ campaign',
    goods: 'goods purchas stock cost_of merchandise wholesale inventor product supplier buying bought',
    hosting: 'host cloud server infrastructure platform software subscription',
    programmer: 'develop programm engineer designer staff salar wage team payroll',
    utilities: 'utilit energy electric water power heat gas',
    building: 'building construct house shed barn premises greenhouse structure refurb fit_out land property',
  },
  ru: {
    staff:
      'зарплат оклад персонал сотрудник труд фот заработн администратор управляющ помощник работник команд рабоч мастер бригад',
    rent: 'аренд помещен ипотек лизинг недвижим',
    materials: 'материал расходник расходны сырьё сырье комплектующ запчаст товар закуп',
    equipment:
      'оборудован станок станки инструмент техник мебел машин ремонт отделк прибор инвентар оснащен аппарат установк',
    fitout: 'ремонт отделк мебел оборудован интерьер обустройств оснащен дизайн',
    computer: 'компьютер ноутбук техник мебел офис оборудован сервер',
    vehicle:
      'автомобил фургон машин транспорт грузовик тягач автопарк автобус трактор прицеп мотоцикл самокат',
    fuel: 'топлив бензин дизел гсм горюч солярк газ зарядк транспорт',
    marketing: 'маркетинг реклам продвижен привлечен',
    goods: 'товар закуп себестоимост ассортимент запас поставщик продукци опт',
    hosting: 'хостинг облак облач сервер инфраструктур платформ подписк',
    programmer: 'разработчик программист инженер дизайнер зарплат оклад персонал сотрудник труд фот команд',
    utilities: 'коммунал электр энерг вод тепл отоплен свет газ',
    building: 'здани помещен строит теплиц сооружен ферм коровник птичник земл ремонт ангар склад',
  },
};

/** Without marks over letters: a café is a cafe. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Its words alone, each after a space. */
const wordsOf = (name: string) => ` ${(plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`;

/** Beginnings of words apart by spaces; an underscore joins two words, `$rent` stands for all wordings of rent. */
export function stems(text: string, language: LineLanguage): Stems {
  return text
    .split(' ')
    .filter((stem) => stem !== '')
    .flatMap((stem) => {
      if (!stem.startsWith('$')) return [stem.replaceAll('_', ' ')];
      const shared = sharedStems[language][stem.slice(1)];
      if (shared === undefined) throw new Error(`No words are shared as ${stem}.`);
      return stems(shared, language);
    });
}

/** Groups apart by a bar. */
export const stemGroups = (text: string, language: LineLanguage): readonly Stems[] =>
  text
    .split('|')
    .map((group) => stems(group, language))
    .filter((group) => group.length > 0);

/** The first name in which a word begins with one of them. */
export function nameWith(names: readonly string[], sought: Stems): string | undefined {
  const beginnings = sought.map((stem) => ` ${plain(stem).trim()}`);
  return names.find((name) => beginnings.some((beginning) => wordsOf(name).includes(beginning)));
}
