/** Real browsers, databases and servers on a shared machine: late is not wrong. */
jest.setTimeout(30_000);
