// What component tests need of a browser and happy-dom lacks.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);

// Parts that are loaded when they are shown may arrive after the last test, and must still find a window.
afterAll(() => vi.dynamicImportSettled());
