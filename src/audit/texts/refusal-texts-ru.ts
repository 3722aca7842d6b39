// Why a file cannot be audited, in Russian.
import type { RefusalTexts } from './refusal-text.ts';

const saveAsXlsx = 'Откройте его в табличном редакторе и сохраните как книгу Excel (.xlsx).';
const saveAgain = 'Откройте его в табличном редакторе, сохраните как новый файл .xlsx и проверьте этот файл.';
const splitUp = 'Удалите листы, оформление и данные, которые модели не нужны, или проверяйте её по частям.';

export const refusalTextsRu: RefusalTexts = {
  empty: { message: 'Файл пуст.', remedy: 'Проверьте, полностью ли он скопирован или скачан.' },
  oldExcel: { message: 'Это книга Excel старого формата (.xls).', remedy: saveAsXlsx },
  encrypted: {
    message: 'Файл защищён паролем и зашифрован.',
    remedy: 'Откройте его с паролем, снимите пароль и сохраните файл снова.',
  },
  openDocument: { message: 'Это файл OpenDocument (.ods).', remedy: saveAsXlsx },
  binaryWorkbook: { message: 'Это двоичная книга Excel (.xlsb).', remedy: saveAsXlsx },
  plainText: {
    message: 'Это простой текст, например .csv: в нём нет ни формул, ни оформления.',
    remedy: saveAsXlsx,
  },
  markup: { message: 'Это веб-страница или файл XML под видом книги Excel.', remedy: saveAsXlsx },
  otherDocument: {
    message: 'Это документ другого вида, а не книга Excel.',
    remedy: 'Выберите книгу Excel (.xlsx).',
  },
  unknown: { message: 'Это не книга Excel.', remedy: 'Выберите книгу Excel (.xlsx).' },
  damaged: {
    message: 'Файл повреждён или обрезан.',
    remedy:
      'Скопируйте или скачайте его ещё раз; если не поможет, откройте его в табличном редакторе и сохраните заново.',
  },
  unsafeArchive: {
    message: 'Файл упакован так, как табличные редакторы книги не упаковывают.',
    remedy: saveAgain,
  },
  missingPart: { message: 'В файле не хватает одной из частей: {part}.', remedy: saveAgain },
  brokenXml: { message: 'Часть файла содержит ошибки XML: {part}.', remedy: saveAgain },
  brokenContent: {
    message: 'В части файла записано то, чего в книге быть не может: {part}.',
    remedy: saveAgain,
  },
  forbiddenMarkup: {
    message: 'Часть файла вводит собственные сущности или тип документа, чего в книгах не бывает: {part}.',
    remedy: saveAgain,
  },
  encoding: { message: 'Часть файла записана не в кодировке UTF-8: {part}.', remedy: saveAgain },
  bomb: {
    message:
      'Часть файла при распаковке вырастает в сотни раз, как в файлах, созданных для перегрузки программ: {part}.',
    remedy: 'Не доверяйте этому файлу и попросите у отправителя другую копию.',
  },
  fileBytes: { message: 'Книга слишком велика для проверки: файл больше {limit} байт.', remedy: splitUp },
  unpackedBytes: {
    message: 'Книга слишком велика для проверки: после распаковки файл больше {limit} байт.',
    remedy: splitUp,
  },
  parts: {
    message: 'Книга слишком велика для проверки: число частей файла превышает {limit}.',
    remedy: splitUp,
  },
  sheets: { message: 'Книга слишком велика для проверки: число листов превышает {limit}.', remedy: splitUp },
  cells: {
    message: 'Книга слишком велика для проверки: число занятых ячеек превышает {limit}.',
    remedy: splitUp,
  },
  elements: {
    message: 'Книга слишком велика для проверки: число форматов, имён, правил и ссылок превышает {limit}.',
    remedy: splitUp,
  },
  textCharacters: {
    message: 'Книга слишком велика для проверки: число знаков в текстах превышает {limit}.',
    remedy: splitUp,
  },
  formulaCharacters: {
    message: 'Книга слишком велика для проверки: число знаков в формулах превышает {limit}.',
    remedy: splitUp,
  },
  failed: { message: 'При разборе этого файла в программе произошла ошибка.', remedy: saveAgain },
};
