// The size, colours and one font of pictures: those of the app in daylight.

export const pictureSize = { width: 1600, height: 1000 } as const;

export const pictureFont = 'PT Sans';

export const colours = {
  canvas: '#f4f6fb',
  surface: '#ffffff',
  quiet: '#f6f8fc',
  rule: '#e4e7ef',
  faintRule: '#eef0f5',
  ink: '#1b2030',
  dimmed: '#5d6579',
  accent: '#3b5bdb',
  accentSoft: '#eef2ff',
  accentText: '#2c47b3',
  good: '#0b7a58',
  goodSoft: '#e3f6ef',
  failing: '#a8202b',
  failingSoft: '#fdeced',
  input: '#1d4ed8',
  inputFill: '#fff8dc',
  negative: '#a8202b',
} as const;

/** As the charts of the app have them; the last one repeats. */
const seriesColours = ['#3b5bdb', '#0b8a64', '#e08a1e', '#8b5cd6', '#d1476f', '#2a9fc4', '#7c8496'];

export const seriesColour = (order: number): string => seriesColours[order] ?? '#8a6d3b';
