/** These tests send thousands of requests and wait for failures to end. */
jest.setTimeout(180_000);
