const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's fetch family, which MSW needs. FormData stays jsdom's own:
 * Node's cannot read a <form> element (jest-fixed-jsdom replaces it too).
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const channels = new Set();
    this.channels = channels;
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      TextEncoderStream,
      TextDecoderStream,
      CompressionStream,
      DecompressionStream,
      structuredClone,
      /** Closed with the page, as in a browser: an open channel would keep the test process alive. */
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name) {
          super(name);
          channels.add(this);
        }
      },
    });
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }

  /** Packages give their Node build (MSW has no other that works here); jest adds import or require itself. */
  exportConditions() {
    return ['node'];
  }
};
