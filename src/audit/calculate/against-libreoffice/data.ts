// The cells that the formulas read: rising, mixed and falling numbers, words, errors, cash flows with their dates.
export const data: Readonly<Record<string, string | number | boolean>> = {
  ...{ A1: 10, A2: 15, A3: 20, A4: 25, A5: 30, A6: 40, A8: 'text' },
  ...{ B1: 3, B2: 1, B3: 4, B4: 1.5, B5: 9, B6: 2.6 },
  ...{ C1: 60, C2: 50, C3: 40, C4: 30, C5: 20, C6: 10 },
  ...{ D1: 'North', D2: 'South', D3: 'South', D4: 'north', D5: 'East', D6: 'West', D8: '7' },
  ...{ E1: 5, E2: '=1/0', E3: 7, E4: '=NA()', E5: 1, E6: 2 },
  ...{ F1: -1000, F2: 200, F3: 300, F4: 400, F5: 500, F6: 100 },
  ...{ G1: 46388, G2: 46500, G3: 46750, G4: 47000, G5: 47400, G6: 47800 },
};
