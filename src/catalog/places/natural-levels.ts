// What sun and soil give in each country: our estimates for 2025, rounded, of what is usual and not of the best.
import type { NaturalId } from '../kind/figure.ts';

/** Kilowatt hours a year of one peak kilowatt of solar panels; tonnes of grain and oilseeds, and of vegetables, a hectare; tonnes of milk a cow a year. */
const table = `
id sun  grain vegetables milk
AT 1100 5.8  36   7.2
BE 1000 7.8  36   8
BG 1300 4.6  22   4.5
HR 1250 5.6  22   5.6
CY 1650 2    28   7.5
CZ 1030 5.2  26   9
DK 980  6.2  28   10
EE 940  3.6  22   9.8
FI 900  3.3  24   9.3
FR 1150 6.2  30   7.4
DE 1020 6.6  34   8.5
GR 1500 3.8  30   6.4
HU 1200 5.2  26   8.4
IE 900  7.8  32   5.8
IT 1350 4.8  29   7.6
LV 950  3.8  20   7.4
LT 960  4    20   7.2
LU 1020 5.6  28   8
MT 1620 3.5  24   6.5
NL 970  7.6  42   9
PL 1020 4.3  29   7.2
PT 1550 4.2  34   8.2
RO 1250 4    20   4.5
SK 1100 5    24   8
SI 1150 5.6  24   6.6
ES 1580 3.2  38   8.9
SE 920  5    28   9.4
GB 950  6.6  30   8.2
NO 850  3.8  26   8
CH 1150 5.8  34   7.2
IS 780  3    22   6.4
RS 1230 4.8  20   5
ME 1300 3.2  18   4
BA 1300 4.2  18   4
MK 1400 3.6  24   4.2
XK 1350 4    20   4
AL 1450 4.4  28   3.4
UA 1150 4.3  22   6.6
MD 1220 3    15   4.2
BY 1000 3.3  26   6
RU 1080 2.7  24   7.4
GE 1250 2.6  13   2.6
AM 1500 2.6  26   3
AZ 1350 3.1  18   2.6
KZ 1350 1.3  26   4.2
UZ 1500 4.6  34   3
KG 1450 2.6  20   2.6
TJ 1550 3.2  24   2.2
TM 1600 2.4  18   2.4
MN 1600 1.3  12   2
TR 1500 3.1  31   4.6
IL 1750 3    36   11
AE 1800 4    28   8.5
SA 1850 5.5  24   10.5
QA 1780 4    24   9
KW 1750 4    30   7
BH 1750 4    22   6
OM 1850 3.5  26   4
JO 1850 2    32   5.5
LB 1600 3    26   5
IQ 1700 2.8  16   2.5
IR 1700 2.3  26   4.5
EG 1850 6.8  27   4
MA 1750 1.6  30   4.4
DZ 1750 1.7  24   4
TN 1650 1.9  22   4.5
LY 1800 1    15   3
ZA 1750 3.9  24   6.4
NG 1450 1.5  8    1
KE 1550 1.7  16   2.6
GH 1400 2    9    1
ET 1650 2.7  8    1.6
TZ 1500 1.7  8    1.6
UG 1480 2    7    1.6
RW 1400 2    9    2
SN 1650 1.4  16   1.2
CI 1400 2    7    1
CM 1400 1.8  9    1
AO 1600 1.2  8    1.2
MZ 1600 1.1  7    1
ZM 1650 2    9    1.8
ZW 1700 1.6  8    2.2
BW 1850 0.9  10   2
NA 1900 1.2  14   2.6
MU 1500 4    14   3
MG 1600 2.4  8    1
US 1400 5.4  34   8.5
CA 1150 3.6  28   9.2
MX 1700 3.7  26   5.6
CR 1450 3.6  20   3.6
PA 1400 3    12   2.4
GT 1600 2.4  18   2.2
SV 1650 2.6  18   2
HN 1500 2    16   2
NI 1500 2    12   1.6
DO 1550 4.2  18   3
JM 1550 1.6  14   2
CU 1550 2.4  14   2
PR 1550 3    14   3.4
BR 1550 4.2  25   3.4
AR 1600 4    24   6.6
CL 1850 6.2  28   6.2
CO 1350 4.2  20   3
PE 1700 4.3  24   3.2
UY 1500 3.8  20   5.4
PY 1500 3.4  16   3
BO 1650 2.2  14   2.4
EC 1250 3.6  12   2.8
VE 1500 3.2  16   2.2
IN 1550 3.2  18   2.6
PK 1650 3.1  14   2.6
BD 1400 4.6  12   2
LK 1450 3.8  13   2
NP 1550 3    14   1.5
CN 1300 6.1  28   8
HK 1200 4    20   5
TW 1250 5.5  20   6.5
JP 1200 5    30   8.8
KR 1300 5.6  36   9.3
SG 1250 4    24   5
MY 1350 4    18   3
TH 1450 3.2  11   4
VN 1350 5.6  17   5.2
KH 1450 3.6  12   1.6
LA 1400 4.6  14   1.6
MM 1500 3.6  14   1.6
ID 1380 5    14   4
PH 1430 3.7  12   3
AU 1650 2.1  30   6.2
SD 1800 1    12   1.5
SS 1600 1    6    0.8
ER 1800 0.8  6    0.8
DJ 1750 1    8    1
SO 1750 0.8  6    0.8
BI 1450 1.4  7    1
CD 1350 1    6    0.8
CG 1300 1    7    0.8
GA 1250 1.5  7    0.8
GQ 1200 1    6    0.8
CF 1500 1.2  6    0.6
TD 1750 0.9  8    0.6
NE 1800 0.6  12   0.6
ML 1700 1.6  14   0.6
BF 1650 1.2  10   0.6
GM 1650 1    8    0.6
GW 1550 1.4  8    0.6
GN 1500 1.4  7    0.6
SL 1400 1.4  6    0.6
LR 1300 1.3  6    0.6
TG 1450 1.3  6    0.6
BJ 1450 1.5  7    0.6
MR 1750 1.2  8    1
CV 1650 0.6  16   1.6
MW 1550 1.7  10   1.2
LS 1800 0.9  8    1.8
SZ 1600 1.4  9    2
KM 1500 1.4  6    0.8
SC 1500 2    10   2
SY 1650 1.8  18   3
YE 1850 1.2  12   1.2
PS 1750 2    28   6
AF 1750 2    12   1.5
BT 1450 3    9    1.6
BN 1300 2    10   3
TL 1500 2    6    1
MV 1500 2    8    2
MO 1200 4    20   5
PG 1350 2    8    1.6
FJ 1400 2.6  10   2
SB 1350 2    8    1.4
VU 1400 2    8    1.4
BZ 1450 3.2  12   2.6
HT 1600 1    7    0.8
TT 1450 2.8  10   2
BS 1550 2.5  16   2.5
BB 1550 2.8  14   2.6
GY 1400 4.6  12   1.6
SR 1400 4.4  12   1.8
NZ 1350 7.8  34   4.5`;

/** What it is where nothing is known: as in the world as a whole. */
const world: readonly number[] = [1450, 3.6, 20, 3];
const home = 'US';

const rows: ReadonlyMap<string, readonly number[]> = new Map(
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', ...cells] = line.split(/\s+/);
      return [id, cells.map(Number)];
    }),
);

/** In percent of pay in the United States. */
const fullPay = 100;
/** However little people earn, somebody has to be there. */
const leastCare = 0.25;

export type NaturalLevels = Readonly<Record<NaturalId, number>>;

/** What a country gives over what the United States do, where the numbers of kinds are from; pay is in percent of theirs. */
export function naturalLevelsOf(countryId: string, pay = fullPay): NaturalLevels {
  const here = rows.get(countryId) ?? world;
  const there = rows.get(home) ?? world;
  const [sun = 1, grain = 1, vegetables = 1, milk = 1] = here.map(
    (value, at) => value / (there[at] ?? value),
  );
  // Where a hectare bears less, less is driven, sown and bought for it, though not as much less.
  // Where people earn little, few look after as many.
  const care = Math.max(leastCare, Math.min(1, pay / fullPay));
  return { sun, grain, vegetables, milk, fields: Math.sqrt(grain), fodder: Math.sqrt(milk), care };
}
