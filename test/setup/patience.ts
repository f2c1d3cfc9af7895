/** Real browsers, databases and servers are slow on a busy machine. */
jest.setTimeout(30_000);
