import './startBrowserAndSite';

export default () => globalThis.stopBrowserAndSite();
