// What building trades, workshops and repairers spend of their turnover, by the Australian Taxation Office.

/** A row: id | trade | turnover, A$ | all expenses | cost of sales | labour | rent | motor vehicles, per cent of turnover. */
export const tradeBenchmarks: readonly string[] = [
  'aircon | Air conditioning, refrigeration and heating services | 150,001–600,000 | 65–78 79–89 | 34–49 41–53 | - | 3–6 2–3 | 4–6 2–4',
  'cabinet_makers | Cabinet makers | 300,001–900,000 | 72–84 82–90 | 34–45 38–48 | 16–28 22–32 | 5–7 3–5 | 3–4 1–2',
  'electricians | Electrical services | 200,001–500,000 | 59–75 75–86 | 26–36 30–41 | 17–30 23–34 | - | 4–7 3–4',
  'painters | Painting services | 150,001–600,000 | 54–71 74–86 | 14–21 14–21 | 26–40 36–49 | - | 4–6 2–4',
  'plumbers | Plumbing services | 150,001–600,000 | 59–74 75–86 | 26–35 29–38 | 16–27 23–33 | - | 5–7 3–5',
  'printing | Printing | 200,001–500,000 | 72–84 80–89 | 30–43 33–46 | 18–29 19–28 | 7–11 4–6 | 2–4 1–2',
  'appliance_repair | Domestic appliance repair and maintenance | 150,001–600,000 | 59–76 77–88 | 29–42 36–48 | - | 4–8 2–4 | 5–7 3–4',
];
