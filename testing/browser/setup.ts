// What component tests need of a browser and happy-dom lacks, and what no test may leave to the next.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { serverHealth } from '#web/api/server-health.ts';

afterEach(cleanup);

// A page whose server is down asks for it until it responds: the next test, whose server does, would be asked too.
afterEach(() => serverHealth.setState({ isDown: false }));

// Parts that are loaded when they are shown may arrive after the last test, and must still find a window.
afterAll(() => vi.dynamicImportSettled());
