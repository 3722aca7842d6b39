// What restaurants, takeaways and food shops spend of their turnover, by the Australian Taxation Office.

/** A row: id | trade | turnover, A$ | all expenses | cost of sales | labour | rent | motor vehicles, per cent of turnover. */
export const foodBenchmarks: readonly string[] = [
  'bakeries | Bakeries and hot bread shops | 400,001–750,000 | 75–86 82–90 | 34–39 29–36 | 15–28 25–34 | 8–12 5–8 | 1–2 1',
  'cakes | Cake shops and patisseries | 300,001–600,000 | 78–87 83–91 | 30–35 31–37 | 18–26 21–28 | 9–15 7–11 | 1–3 1',
  'catering | Catering services | 200,001–600,000 | 68–83 81–91 | 32–41 31–41 | 16–27 23–33 | 6–11 4–8 | 2–5 1–2',
  'ice_cream | Ice-cream retailing | 275,001–475,000 | 83–91 80–89 | 28–34 27–35 | - | 12–15 8–13 | 2–3 1–2',
  'kebabs | Kebab shops | 170,001–300,000 | 81–89 84–91 | 41–47 43–49 | - | 12–18 8–14 | 2–3 1–2',
  'butchers | Meat and poultry retailing – fresh | 450,001–850,000 | 85–91 87–93 | 60–68 61–69 | - | 4–8 3–6 | 1–2 1',
  'confectionery | Confectionery retailing | 65,000–250,000 | 73–84 81–90 | 42–55 43–53 | - | 11–15 6–13 | 3–5 1–2',
  'greengrocers | Fruit and vegetable retailing | 450,001–1,100,000 | 87–92 92–96 | 65–73 69–76 | 8–13 8–13 | 5–9 4–6 | 2–3 1',
  'groceries | Grocery retailing and convenience stores | 300,001–950,000 | 88–94 92–96 | 64–73 71–77 | - | 7–11 3–6 | -',
  'health_food | Health food retailing | 400,001–600,000 | 86–92 87–94 | 55–64 57–65 | - | 6–10 5–9 | 1–2 0–1',
  'liquor | Bottle shops and liquor retailing | 500,001–2,000,000 | 90–95 92–95 | 69–77 74–79 | 8–13 7–10 | 4–7 3–4 | 1 0–1',
  'seafood | Fish and seafood retailing – fresh | 500,001–1,000,000 | 85–92 90–94 | 57–67 63–73 | - | 6–9 4–7 | 1–2 1',
];
