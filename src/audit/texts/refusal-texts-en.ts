// Why a file cannot be audited, in English.
import type { RefusalTexts } from './refusal-text.ts';

const saveAsXlsx = 'Open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';
const saveAgain = 'Open it in a spreadsheet program, save it as a new .xlsx file and try that one.';
const splitUp = 'Delete the sheets, formats and data that the model does not need, or audit it in parts.';

export const refusalTextsEn: RefusalTexts = {
  empty: { message: 'The file is empty.', remedy: 'Check that it was copied or downloaded whole.' },
  oldExcel: { message: 'This is an old Excel workbook (.xls).', remedy: saveAsXlsx },
  encrypted: {
    message: 'The file is encrypted with a password.',
    remedy: 'Open it with the password, remove the password and save it again.',
  },
  openDocument: { message: 'This is an OpenDocument file (.ods).', remedy: saveAsXlsx },
  binaryWorkbook: { message: 'This is a binary Excel workbook (.xlsb).', remedy: saveAsXlsx },
  plainText: {
    message: 'This is plain text, such as .csv; it holds no formulas and no formats.',
    remedy: saveAsXlsx,
  },
  markup: {
    message: 'This is a web page or an XML file under the name of a workbook.',
    remedy: saveAsXlsx,
  },
  otherDocument: {
    message: 'This is a document of another kind, not a workbook.',
    remedy: 'Choose an Excel workbook (.xlsx).',
  },
  unknown: { message: 'This is not an Excel workbook.', remedy: 'Choose an Excel workbook (.xlsx).' },
  damaged: {
    message: 'The file is damaged or cut off.',
    remedy:
      'Copy or download it again; if that does not help, open it in a spreadsheet program and save it anew.',
  },
  unsafeArchive: {
    message: 'The file is packed in a way that no spreadsheet program packs workbooks.',
    remedy: saveAgain,
  },
  missingPart: { message: 'The file lacks one of its parts: {part}.', remedy: saveAgain },
  brokenXml: { message: 'A part of the file is not valid XML: {part}.', remedy: saveAgain },
  brokenContent: {
    message: 'A part of the file holds what no workbook may hold: {part}.',
    remedy: saveAgain,
  },
  forbiddenMarkup: {
    message:
      'A part of the file defines entities or a document type of its own, which workbooks never do: {part}.',
    remedy: saveAgain,
  },
  encoding: { message: 'A part of the file is not written in UTF-8: {part}.', remedy: saveAgain },
  bomb: {
    message:
      'A part of the file unpacks to many hundred times its size, as in files made to overload programs: {part}.',
    remedy: 'Do not trust the file; ask whoever sent it for another copy.',
  },
  fileBytes: { message: 'Too large to audit: the file has more than {limit} bytes.', remedy: splitUp },
  unpackedBytes: {
    message: 'Too large to audit: unpacked, the file has more than {limit} bytes.',
    remedy: splitUp,
  },
  parts: { message: 'Too large to audit: the file has more than {limit} parts.', remedy: splitUp },
  sheets: { message: 'Too large to audit: the workbook has more than {limit} sheets.', remedy: splitUp },
  cells: { message: 'Too large to audit: the workbook has more than {limit} cells in use.', remedy: splitUp },
  elements: {
    message: 'Too large to audit: the workbook has more than {limit} formats, names, rules and links.',
    remedy: splitUp,
  },
  textCharacters: {
    message: 'Too large to audit: the texts of the workbook have more than {limit} characters.',
    remedy: splitUp,
  },
  formulaCharacters: {
    message: 'Too large to audit: the formulas of the workbook have more than {limit} characters.',
    remedy: splitUp,
  },
  failed: { message: 'The program failed at this file.', remedy: saveAgain },
};
