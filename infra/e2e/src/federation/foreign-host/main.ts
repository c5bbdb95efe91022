// The boundary that Module Federation asks of a host: what it shares is there before anything imports it.
void import('./page');
