// The machine's clock, the same for all processes.

export const clockMs = (): number => Number(process.hrtime.bigint()) / 1e6;
