// A small model as somebody would write it with exceljs: inputs, a growing row, a total, and other features of its files.
import ExcelJS from 'exceljs';

function fillInputs(sheet: ExcelJS.Worksheet): void {
  sheet.addRow(['Assumptions']);
  sheet.addRow(['Price', 3.2]);
  sheet.addRow(['Growth', 0.05]);
  sheet.addRow(['Start', new Date(Date.UTC(2027, 0, 31))]);
  sheet.addRow(['Is new', true]);
  sheet.getCell('B2').font = { name: 'Arial', size: 10, color: { argb: 'FF0000FF' } };
  sheet.getCell('B2').fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFFBEB' } };
  sheet.getCell('B3').numFmt = '0.0%';
  sheet.getCell('B4').numFmt = 'yyyy-mm-dd';
  sheet.getCell('A1').font = { bold: true };
  sheet.getCell('B2').note = 'From the price list';
  sheet.getCell('C1').value = { richText: [{ text: 'two ' }, { font: { bold: true }, text: 'runs' }] };
  sheet.getCell('C2').value = { text: 'site', hyperlink: 'https://example.com/' };
  sheet.mergeCells('A7:C7');
  sheet.getColumn('D').hidden = true;
  sheet.getCell('B3').dataValidation = {
    type: 'decimal',
    operator: 'between',
    formulae: [0, 1],
    showErrorMessage: true,
    error: 'A share from 0 to 1',
  };
}

function fillModel(sheet: ExcelJS.Worksheet): void {
  sheet.addRow(['Month', 1, 2, 3, 4]);
  sheet.addRow(['Sales', 100]);
  sheet.fillFormula('C2:E2', 'B2*(1+Inputs!$B$3)', [105, 110.25, 115.7625]);
  sheet.getCell('F2').value = { formula: 'SUM(B2:E2)', result: 431.0125 };
  sheet.getCell('B3').value = { formula: 'B2/0', result: { error: '#DIV/0!' } };
  sheet.getCell('C3').value = { formula: 'IF(B2>0,"yes","no")', result: 'yes' };
  sheet.views = [{ state: 'frozen', xSplit: 1, ySplit: 1, zoomScale: 85 }];
}

export async function writeWithExceljs(): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  book.creator = 'Ann';
  book.title = 'A small model';
  fillInputs(book.addWorksheet('Inputs', { properties: { tabColor: { argb: 'FF2563EB' } } }));
  fillModel(book.addWorksheet('Sales & co'));
  book.addWorksheet('Spare', { state: 'veryHidden' });
  book.definedNames.add('Inputs!$B$3', 'Growth');
  return new Uint8Array(await book.xlsx.writeBuffer());
}
