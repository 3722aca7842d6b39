// What personal, health, teaching and transport services spend, by the Australian Taxation Office.

/** A row: id | trade | turnover, A$ | all expenses | cost of sales | labour | rent | motor vehicles, per cent of turnover. */
export const serviceBenchmarks: readonly string[] = [
  'hairdressers | Hairdressers | 150,001–300,000 | 58–75 75–86 | 11–16 12–16 | 25–37 32–44 | 11–17 8–13 | 2–3 1–2',
  'vets | Veterinary services | 300,001–800,000 | 55–77 74–84 | 20–27 21–25 | - | 5–8 3–5 | 2–4 1',
];
