/** Failures that are waited for, and thousands of requests. */
jest.setTimeout(180_000);
