// Knows the months by their names in the languages that people type.
import { foldOf } from '../words/words.ts';

/** Each with its forms in several languages; the first letters are enough where nothing else begins with them. */
const months: readonly RegExp[] = [
  /^(?:january|jan|январ[ьяею]|enero|januar|janvier|gennaio|janeiro|ocak)$/u,
  /^(?:february|feb|феврал[ьяею]|febrero|februar|fevrier|febbraio|fevereiro|subat)$/u,
  /^(?:march|mar|март[ае]?|marzo|marz|mars|marco|mart)$/u,
  /^(?:april|apr|апрел[ьяею]|abril|avril|aprile|nisan)$/u,
  /^(?:may|ма[йяею]|mayo|mai|maggio|maio|mayis)$/u,
  /^(?:june|jun|июн[ьяею]|junio|juni|juin|giugno|junho|haziran)$/u,
  /^(?:july|jul|июл[ьяею]|julio|juli|juillet|luglio|julho|temmuz)$/u,
  /^(?:august|aug|август[ае]?|agosto|aout|agustos)$/u,
  /^(?:september|sept?|сентябр[ьяею]|septiembre|septembre|settembre|setembro|eylul)$/u,
  /^(?:october|oct|октябр[ьяею]|octubre|oktober|octobre|ottobre|outubro|ekim)$/u,
  /^(?:november|nov|ноябр[ьяею]|noviembre|novembre|novembro|kasim)$/u,
  /^(?:december|dec|декабр[ьяею]|diciembre|dezember|decembre|dicembre|dezembro|aralik)$/u,
];

/** 1 to 12; 0 of what is no month. */
export const monthNamed = (said: string): number => months.findIndex((month) => month.test(foldOf(said))) + 1;
