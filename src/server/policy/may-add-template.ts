// Whether a visitor who has not signed in may add one more template to those already kept.

export function mayAddTemplate(templateCount: number, maxTemplates: number): boolean {
  return templateCount < maxTemplates;
}
