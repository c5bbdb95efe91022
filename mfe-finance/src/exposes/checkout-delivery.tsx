/** The same calculator in a checkout's summary: the car's slug is in its address, or what finds it. */
export * from './delivery-calculator';
