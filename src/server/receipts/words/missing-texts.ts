// What the page says where a receipt's link leads to nothing, to whoever follows it.
import type { Language } from '#language/language.ts';

/** No such receipt, no such file, turned off by the buyer, not paid any more, or not kept any more. */
export type MissingReason = 'missing' | 'noFile' | 'revoked' | 'refundedFile' | 'lostFile';

interface MissingText {
  readonly title: string;
  readonly text: string;
}

export const missingTexts: Readonly<Record<Language, Readonly<Record<MissingReason, MissingText>>>> = {
  en: {
    missing: {
      title: 'There is no such receipt',
      text: 'The link may be incomplete. Check the address, or open your receipt from the settings of Modelwright.',
    },
    noFile: {
      title: 'This link does not work',
      text: 'It may be incomplete, or a newer link may have replaced it. Check the address, or ask whoever sent it to you for the new link.',
    },
    revoked: {
      title: 'This link is turned off',
      text: 'Ask whoever sent it to you for a new one. If the spreadsheet is yours, you can make a new link in the settings of Modelwright.',
    },
    refundedFile: {
      title: 'This link is turned off',
      text: 'The money for this spreadsheet was given back, or is being asked back.',
    },
    lostFile: {
      title: 'This spreadsheet is not kept here any more',
      text: 'If it is yours, you can make a new link in the settings of Modelwright, as long as the template is there.',
    },
  },
  ru: {
    missing: {
      title: 'Такой квитанции нет',
      text: 'Возможно, ссылка скопирована не целиком. Проверьте адрес или откройте квитанцию в настройках Modelwright.',
    },
    noFile: {
      title: 'Эта ссылка не работает',
      text: 'Возможно, она скопирована не целиком или её заменили новой. Проверьте адрес или попросите новую ссылку у того, кто её прислал.',
    },
    revoked: {
      title: 'Эта ссылка отключена',
      text: 'Попросите новую у того, кто её прислал. Если таблица ваша, новую ссылку можно создать в настройках Modelwright.',
    },
    refundedFile: {
      title: 'Эта ссылка отключена',
      text: 'Деньги за эту таблицу возвращены, или их возврат запрошен.',
    },
    lostFile: {
      title: 'Эта таблица здесь больше не хранится',
      text: 'Если она ваша, новую ссылку можно создать в настройках Modelwright, пока шаблон на месте.',
    },
  },
};
