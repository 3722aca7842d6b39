// The figures of each country, one row a country: all are our estimates for the year of the last column, rounded, and meant to be adjusted.
import type { CountryFigures } from './place.ts';

// Taxes on profit are those of a small company, local ones included where they are usual: a lower rate for small companies counts
// where it covers most of the profit of one. Where a country has several rates of sales tax, the standard one is here. The United
// States has none: states and towns have theirs, up to about 10 %. Canada's is that of Ontario: provinces add to the federal 5 %.
// Pay for leaving that the law has employers save up counts as a contribution in the Gulf. The year is 2026 where something large changed on its
// first of January: sales tax in Russia (20 % before) and in Kazakhstan (12 % before), and the euro in Bulgaria.
// Where money is worth less in the street than at the bank, it is that of the street; where a country does its business in dollars, as
// Ecuador, Venezuela, Zimbabwe and Lebanon do, it is dollars.
const table = `
id currency perDollar prices pay incomeTax salesTax payrollTaxes inflation interest year
AT EUR      0.88     80   82   23   20   29    2.2   5    2025
BE EUR      0.88     82   88   20   21   25    2.2   5    2025
BG EUR      0.86     47   31   10   20   19    3.5   5    2026
HR EUR      0.88     56   42   10   25   16.5  3     5    2025
CY EUR      0.88     66   48   12.5 19   15.4  2     5.5  2025
CZ CZK      21.9     62   44   21   21   33.8  2.3   7.5  2025
DK DKK      6.6      100  105  22   25   3     2     6    2025
EE EUR      0.88     72   50   22   24   33.8  3.5   6.5  2025
FI EUR      0.88     90   82   20   25.5 20    1.8   5    2025
FR EUR      0.88     78   75   25   20   32    1.6   4.5  2025
DE EUR      0.88     79   84   30   19   21    2.1   5    2025
GR EUR      0.88     60   36   22   24   21.8  2.5   6    2025
HU HUF      355      50   38   9    27   13    4     9.5  2025
IE EUR      0.88     98   86   12.5 23   11.2  2     6    2025
IT EUR      0.88     70   60   28   22   30    1.8   5.5  2025
LV EUR      0.88     62   42   20   21   23.6  3     6.5  2025
LT EUR      0.88     60   47   16   21   1.8   3     6.5  2025
LU EUR      0.88     98   98   22   17   14.5  2.2   4.5  2025
MT EUR      0.88     64   48   35   18   10    2.2   5.5  2025
NL EUR      0.88     86   84   19   21   18    2.5   5.5  2025
PL PLN      3.77     52   46   9    23   20.5  3     8.5  2025
PT EUR      0.88     60   36   19   23   23.75 2.2   5.5  2025
RO RON      4.46     46   35   16   21   2.25  5     9.5  2025
SK EUR      0.88     62   40   21   23   36.2  3.5   5.5  2025
SI EUR      0.88     64   52   22   22   17    2.3   5    2025
ES EUR      0.88     65   50   22   21   32    2.2   5    2025
SE SEK      9.8      86   76   20.6 25   31.4  2     6    2025
GB GBP      0.76     88   76   19   20   15    2.5   8    2025
NO NOK      10.4     95   92   22   25   14.1  2.5   8    2025
CH CHF      0.83     125  145  15   8.1  13    0.8   4    2025
IS ISK      128      118  100  20   24   18    3.5   11   2025
RS RSD      104      45   30   15   20   15.15 4     8.5  2025
ME EUR      0.88     46   30   9    21   2     3.5   6.5  2025
AL ALL      85       43   22   15   20   16.7  2.8   7    2025
UA UAH      41.7     30   17   18   20   22    9     16   2025
MD MDL      17.2     40   21   12   20   24    6     10   2025
BY BYN      3.05     29   19   20   20   34.6  6.5   13   2025
RU RUB      80       40   28   25   22   30.2  6     20   2026
GE GEL      2.73     37   22   15   18   2     3.5   13   2025
AM AMD      386      39   20   18   20   0     3.3   13   2025
AZ AZN      1.7      34   17   20   18   17    4.5   14   2025
KZ KZT      510      36   20   20   16   17.5  9     21   2026
UZ UZS      12600    27   14   15   12   12    8     23   2025
KG KGS      87.4     30   15   10   12   17.25 7     17   2025
TJ TJS      10.2     26   13   18   14   20    5     22   2025
TR TRY      39.5     40   27   25   20   20    28    48   2025
IL ILS      3.45     100  80   23   18   18    2.5   8    2025
AE AED      3.6725   68   42   9    5    6     2     8    2025
SA SAR      3.75     53   38   20   15   8     2.2   8.5  2025
QA QAR      3.64     66   40   10   0    6     1.5   7.5  2025
KW KWD      0.307    55   38   0    0    8     2.3   6.5  2025
BH BHD      0.376    48   36   0    10   8     1     7.5  2025
OM OMR      0.385    45   34   15   5    12    1.3   6.5  2025
EG EGP      50       18   10   22.5 14   18.75 12    25   2025
MA MAD      9.4      40   20   20   20   21    1.5   6    2025
ZA ZAR      17.9     42   26   27   15   2     4     12   2025
NG NGN      1520     18   10   20   7.5  12    18    32   2025
KE KES      129      36   18   30   16   7.5   4.5   16   2025
GH GHS      12.3     32   16   25   15   13    10    26   2025
US USD      1        100  100  21   0    9     2.6   8.5  2025
CA CAD      1.4      84   80   12.2 13   8     2.1   7    2025
MX MXN      19.2     55   28   30   16   28    3.8   15   2025
CR CRC      505      60   34   20   13   26.7  2     12   2025
DO DOP      60.5     40   20   27   18   16    4     14   2025
BR BRL      5.6      46   23   24   17   30    4.8   25   2025
AR ARS      1250     55   30   25   21   24    25    40   2025
CL CLP      950      48   30   12.5 19   6     3.5   11   2025
CO COP      4050     38   20   35   19   21    5     17   2025
PE PEN      3.58     48   24   29.5 18   9     2     15   2025
UY UYU      41       70   40   25   22   13    5     12   2025
IN INR      87       24   13   25   18   13    4.3   11   2025
PK PKR      282      24   12   20   18   6     6.5   14   2025
BD BDT      122      27   14   27.5 15   0     8     14   2025
LK LKR      301      28   14   30   18   15    4     12   2025
CN CNY      7.19     50   32   5    13   30    1     4    2025
HK HKD      7.8      76   62   8.25 0    5     1.8   6    2025
TW TWD      31.2     46   40   20   5    14    1.8   3.5  2025
JP JPY      150      64   58   25   10   15.5  2.2   2.5  2025
KR KRW      1420     60   62   10   10   10.8  2     5    2025
SG SGD      1.31     80   80   17   9    17    1.6   6    2025
MY MYR      4.27     34   24   17   8    15    2     6.5  2025
TH THB      32.8     31   17   15   7    5     1     7.5  2025
VN VND      26000    28   16   17   10   21.5  3.5   9    2025
ID IDR      16450    29   15   11   11   10    2.6   11   2025
PH PHP      57.5     34   17   20   12   13    3     9    2025
AU AUD      1.55     93   96   25   10   12    2.8   8    2025
NZ NZD      1.72     82   76   28   15   4     2.3   8    2025
DZ DZD 130      32  17  23   19   26    5     8    2025
TN TND 2.9      32  17  15   19   17    6     11   2025
LY LYD 5.45     35  20  20   0    11.25 3     6    2025
SD SDG 2400     30  15  30   17   17    40    25   2025
SS SSP 4600     32  16  25   18   17    40    20   2025
ET ETB 150      25  13  30   15   11    13    17   2025
ER ERN 15       40  20  30   5    0     5     12   2025
DJ DJF 178      55  28  25   10   15.7  2     10   2025
SO SOS 571      45  23  25   5    0     4     12   2025
UG UGX 3600     36  18  30   18   10    4     19   2025
TZ TZS 2500     34  17  30   18   13.5  3.3   15.5 2025
RW RWF 1450     32  16  28   18   8     6     16.5 2025
BI BIF 2950     30  15  30   18   9     30    15   2025
CD CDF 2500     45  23  30   16   16.7  9     22   2025
CG XAF 577      45  23  28   18.9 20.3  3     12   2025
GA XAF 577      50  26  30   18   20.1  2     14   2025
GQ XAF 577      45  23  25   15   23    3     14   2025
CM XAF 577      40  20  28   19.25 16.2  4     13   2025
CF XAF 577      45  23  30   19   19    3     15   2025
TD XAF 577      42  21  30   18   16.5  3.5   14   2025
NE XOF 577      38  19  30   19   16.4  4     11   2025
ML XOF 577      38  19  30   18   20    4     9.5  2025
BF XOF 577      36  18  27.5 18   16    2     9.5  2025
SN XOF 577      42  21  30   18   20    2     9.5  2025
GM GMD 72       30  15  27   15   16    8     20   2025
GW XOF 577      38  19  25   19   14    2.5   10   2025
GN GNF 8650     38  19  25   18   18    4     18   2025
SL SLE 23       28  14  25   15   10    8     24   2025
LR LRD 182      45  23  25   12   6     9     14   2025
CI XOF 577      42  22  25   18   17    2     8.5  2025
TG XOF 577      38  19  27   18   17.5  3     9.5  2025
BJ XOF 577      38  19  30   18   19.4  2     9.5  2025
MR MRU 39.8     34  17  25   16   16    3     11   2025
CV CVE 97       50  26  21   15   17    2     8.5  2025
AO AOA 915      40  20  25   14   8     19    28   2025
ZM ZMW 24       36  18  30   16   6     12    27   2025
ZW USD 1        50  26  25.75 15   5     8     14   2025
MZ MZN 63.9     40  20  32   16   4     4.5   20   2025
MW MWK 1735     30  15  30   16.5 10    28    30   2025
BW BWP 13.5     45  24  22   14   0     4     7.5  2025
NA NAD 17.9     48  26  30   15   1     3.8   10.5 2025
LS LSL 17.9     40  21  25   15   0     4.5   11   2025
SZ SZL 17.9     42  22  25   15   5     3.5   10.5 2025
MG MGA 4450     30  15  20   20   18    8     20   2025
MU MUR 45.5     42  24  15   15   9     3.5   8    2025
KM KMF 433      48  24  35   10   4     2     12   2025
SC SCR 14.3     60  34  15   15   5     1.5   10   2025
JO JOD 0.709    45  24  20   16   14.25 2     9    2025
LB USD 1        40  22  17   11   22.5  8     10   2025
IQ IQD 1310     42  22  15   0    12    3     10   2025
IR IRR 900000   25  13  25   10   23    38    28   2025
SY SYP 11500    25  13  22   0    17.1  20    15   2025
YE YER 1600     30  15  20   5    9     20    20   2025
PS ILS 3.45     55  32  15   16   0     4     8    2025
TM TMT 3.5      40  20  8    15   20    8     10   2025
MN MNT 3550     37  20  10   10   12.5  8     17   2025
AF AFN 68       22  11  20   0    0     3     15   2025
NP NPR 139      27  14  25   13   20    4.5   9    2025
BT BTN 87       28  15  22   5    5     3.5   10   2026
MM MMK 3600     25  13  22   5    3     25    14.5 2025
LA LAK 21700    24  12.5 20   10   6     8     10   2025
KH KHR 4020     36  18  20   10   5.4   2.5   11.5 2025
BN BND 1.31     45  30  18.5 0    8.5   1     5.5  2025
TL USD 1        45  23  10   0    6     2     13   2025
MV MVR 15.4     55  30  15   8    7     3     10.5 2025
MO MOP 8.03     70  55  12   0    1     1     5.5  2025
PG PGK 4.2      55  28  30   10   8.4   4.5   9    2025
FJ FJD 2.28     50  27  25   12.5 10    3     6.5  2025
SB SBD 8.3      75  38  30   10   7.5   3.5   10.5 2025
VU VUV 120      85  43  0    15   6     3     9    2025
GT GTQ 7.68     52  27  25   12   12.67 3     12   2025
HN HNL 26       47  24  25   15   12    4.5   16   2025
SV USD 1        50  26  25   13   17    1.5   10   2025
NI NIO 36.7     38  19  30   15   24.5  3     11.5 2025
PA USD 1        55  32  25   7    15    1     8.5  2025
BZ BZD 2        60  31  25   12.5 6     1.5   9.5  2025
CU CUP 400      50  26  35   10   14    20    10   2025
HT HTG 131      45  23  30   10   9     27    20   2025
JM JMD 160      57  30  25   15   9.5   4     11.5 2025
TT TTD 6.8      58  33  30   12.5 8.4   2     8    2025
BS BSD 1        90  60  0    10   6     1.5   11   2025
BB BBD 2        85  48  9    17.5 12.75 2.5   7.5  2025
GY GYD 209      55  29  25   14   8.4   4     9    2025
SR SRD 38       40  21  36   10   4     10    14   2025
VE USD 1        45  23  34   16   14    10    16   2025
EC USD 1        50  27  25   15   12.15 1.5   11   2025
BO BOB 6.91     38  20  25   13   17    15    8.5  2025
PY PYG 7300     42  22  10   10   16.5  4     13   2025
BA BAM 1.72     42  24  10   17   10.5  3     5    2025
MK MKD 54       40  23  10   18   0     3.5   6    2025
XK EUR 0.88     40  22  10   18   5     3     6.5  2025
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

const columns = head.slice(2).map((name, index) => [name, index + 2] as const);
const rowOf = new Map(rows.map((row) => [row[0], row]));

export function figuresOf(id: string): CountryFigures {
  const row = rowOf.get(id);
  if (row?.length !== head.length) throw new Error(`No whole row of figures for the country ${id}`);
  const [, currency = ''] = row;
  const number = (name: keyof CountryFigures): number => {
    const column = columns.find(([one]) => one === name);
    if (column === undefined) throw new Error(`No column of figures is named ${name}`);
    return Number(row[column[1]]);
  };
  return {
    currency,
    perDollar: number('perDollar'),
    prices: number('prices'),
    pay: number('pay'),
    incomeTax: number('incomeTax'),
    salesTax: number('salesTax'),
    payrollTaxes: number('payrollTaxes'),
    inflation: number('inflation'),
    interest: number('interest'),
    year: number('year'),
  };
}
