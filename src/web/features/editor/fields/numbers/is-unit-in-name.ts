// Tells whether a number's name says its unit already: "People, people" says nothing more.

export const isUnitInName = (units: string, name: string): boolean =>
  units.toLowerCase() === name.trim().toLowerCase();
