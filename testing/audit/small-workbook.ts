// The parts of a small workbook with something of everything that is read: styles, texts, names, formulas of each kind, conditions, links.
import { mainNamespace, xlsxEntries } from './xlsx-of.ts';

const styles = `<styleSheet xmlns="${mainNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0;(#,##0);&quot;-&quot;"/><numFmt numFmtId="165" formatCode="mmm\\ yyyy"/></numFmts><fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><color rgb="FF0000FF"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor theme="4" tint="0.5"/></patternFill></fill></fills><borders count="1"><border><top style="thin"/></border></borders><cellXfs count="4"><xf/><xf numFmtId="164" fontId="1"/><xf numFmtId="165" fillId="1"/><xf numFmtId="9"><protection locked="0" hidden="1"/></xf></cellXfs></styleSheet>`;

const strings = `<sst xmlns="${mainNamespace}" count="6" uniqueCount="6">${['Price', 'Units', 'Revenue', 'Total', 'EUR', 'Balance check'].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;

const columns = ['C', 'D', 'E', 'F'];

const row = (line: number, label: number, cell: (column: string, index: number) => string): string =>
  `<row r="${line}" spans="1:6"><c r="A${line}" t="s"><v>${label}</v></c><c r="B${line}" t="s"><v>4</v></c>${columns.map(cell).join('')}</row>`;

const typed = (line: number, number: number) => (column: string, index: number) =>
  `<c r="${column}${line}" s="1"><v>${number + index}</v></c>`;

const worked = (line: number, formula: string, value: number) => (column: string) =>
  `<c r="${column}${line}" s="1"><f>${formula.replaceAll('@', column)}</f><v>${value}</v></c>`;

const dates = `<row r="1">${columns.map((column, index) => `<c r="${column}1" s="2"><v>${46053 + 365 * index}</v></c>`).join('')}</row>`;

const shared = `<row r="6">${columns
  .map((column, index) =>
    index === 0
      ? '<c r="C6"><f t="shared" ref="C6:F6" si="0">C4/SUM($C4:$F4)</f><v>0.1</v></c>'
      : `<c r="${column}6"><f t="shared" si="0"/><v>0.2</v></c>`,
  )
  .join('')}</row>`;

const others =
  '<row r="8"><c r="C8"><f t="array" ref="C8">SUM(C2:F2*C3:F3)</f><v>1</v></c><c r="D8" t="b"><v>1</v></c><c r="E8" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F8" t="str"><f>"a"&amp;A2</f><v>aPrice</v></c><c r="G8" t="inlineStr"><is><r><t>Sum</t></r></is></c></row><row r="9" hidden="1" outlineLevel="1" ht="20"><c r="C9"><f>SUMIF(C2:F2,"&gt;1",C3:F3)+VLOOKUP(1,C2:F3,2,FALSE)+Growth</f></c><c r="D9"><f>INDIRECT("C"&amp;2)</f></c></row>';

const behind =
  '<sheetProtection sheet="1"/><mergeCells count="1"><mergeCell ref="A10:B10"/></mergeCells><conditionalFormatting sqref="C7:F7"><cfRule type="cellIs" operator="notEqual" priority="1"><formula>0</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="decimal" operator="between" sqref="C2:F2"><formula1>0</formula1><formula2>Growth</formula2></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" location="Second!A1"/></hyperlinks><pageSetup orientation="landscape" fitToHeight="0"/><headerFooter><oddHeader>&amp;A</oddHeader></headerFooter>';

const view =
  '<sheetPr><tabColor rgb="FF00FF00"/><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" zoomScale="90"><pane xSplit="2" ySplit="1" topLeftCell="C2" state="frozen"/><selection activeCell="A1"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="9"/><cols><col min="1" max="1" width="30"/><col min="3" max="6" width="12" hidden="0"/></cols>';

const first = `${view}<sheetData>${dates}${row(2, 0, typed(2, 5))}${row(3, 1, typed(3, 100))}${row(4, 2, worked(4, '@2*@3', 500))}${row(5, 3, worked(5, 'SUM(@2:@4)', 605))}${shared}${row(7, 5, worked(7, 'ROUND(@5-Second!@3,6)', 0))}${others}</sheetData>${behind}`;

const second = `<sheetData>${dates}${row(2, 2, worked(2, "'First sheet'!@4", 500))}${row(3, 3, worked(3, "@2+'First sheet'!@2+'First sheet'!@3", 605))}</sheetData>`;

export const smallWorkbook = xlsxEntries({
  sheets: { 'First sheet': first, Second: second },
  beforeSheets: '<workbookPr date1904="0"/><bookViews><workbookView activeTab="0"/></bookViews>',
  behindSheets:
    '<definedNames><definedName name="Growth">0.05</definedName><definedName name="Prices">\'First sheet\'!$C$2:$F$2</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">\'First sheet\'!$A$1:$F$9</definedName></definedNames><calcPr calcId="1" iterate="0"/>',
  related: [
    { id: 'y', type: 'styles', target: 'styles.xml' },
    { id: 't', type: 'sharedStrings', target: 'sharedStrings.xml' },
  ],
  parts: { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings },
});
