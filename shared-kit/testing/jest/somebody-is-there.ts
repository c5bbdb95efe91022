// What waits for somebody to use the page (runtime/first-use) does not wait in a test.
beforeEach(() => void dispatchEvent(new Event('pointermove')));
