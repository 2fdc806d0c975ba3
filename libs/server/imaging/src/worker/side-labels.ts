/** A label as a PNG, with its size in pixels. */
export interface SideLabel {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const ORIGINAL =
  'iVBORw0KGgoAAAANSUhEUgAAAI4AAAA0CAMAAABrcvApAAAC7lBMVEURDAsoJCP5+fmUkpJ4dXXa2dltamlMaXGxsLDY19eY' +
  'lpZ5dnYLCwsRCwvv7u4PCwsQDAoQDAoQDAsPCwrw8PAQCwoiHh0AAADn5+e/vr2GhILV1dQSDgzj4+Orqan9/f3p6eji4uIQ' +
  'DAoAAAARCwsPDAkJCQkPCwpFQkEPDAoPCwseGhmBfn2wr6/4+Pg0MDBcWFjGxcXNzMze3d38/Pz4+PgQDAoQCwoQDAoQCwoM' +
  'DAYQCAgPCwsQDQnPzs7w7+/7+/vJx8fu7OzR0dDQz88sKihKR0bv7u7y8vL6+vrz8/PMy8vW1tUXExLc29sPCwoMDAYQCwsQ' +
  'DAsQCgoQDAsAAAAQDAoAAAARCwsPCAgOCwsOBwcPCwsAAAB8eXkjHx7o6Og6NjUQDAkPDAoQDAoRCwsQDAgfGxoQCQk+Ojmv' +
  'rq5VUlLr6urj4+Pi4eHS0tGNjIvT09Ls6+saFhX6+vrR0NDm5uYwLSzo6OgVEQ/19fUbFxZwbmzh4OCLioilpKJIRUSCgH7d' +
  '3Nyqp6fU1NNjYV+ioJ+op6Zxb26Wk5OJiIeopqaenZyjoqGSj4+7urm0s7MOBwcNCQlaVlYQDAoQCwsPDAoOCgoAAAAMDAAO' +
  'CQkMDAARDAoQDAoNDQAMDAYRDAsQDAoQCwoRDAuIh4VfXVzl5eU2MjINDQZXU1MmIiERCAgOAAD09PQOCgoPCwmrqKgNAAAP' +
  'DAqEgoEPCwpdW1q8u7rJyMimpaRNS0lkYWCnpqXDwsInIyLDwcFRTk2Rj4/x8PCwr6+Oi4ubmpk7NzbZ2NjLysp0cnJlY2G2' +
  'tbWMi4rEw8MxLy26ubhEQUB/fHuko6KPjIzBwMC1tLS0s7N7eHiHhYTX1tb29vb39/d8enq5uLdoZmX19fVhXl1raGdEQD9P' +
  'TEs1MTHKycnq6ukvLCvc29vR0NC/vr6FgoHZ2NizsbGenJu+vLtLSEfAv76Qjo5cWlhIRkW4t7aTkZGsqqr////+/v79/f0q' +
  'ZLpjAAAA93RSTlO4vf3Z0fHOAOPw2tEXivl5sH+Qtfqeuwz259XvuPXh/vf0mwqLVh23xGdGu9Ti/MDK6uzz/v2xtK2yKiBF' +
  'Ue35/ur47u2+xfj6/vrs77nytiuhkWKqApQHXCFHJXUL0rz2wW1ogS4/u1HC4sj49PPu1+/4uv3u9b/3ufu6z/PX38TU8uDv' +
  'y93fz9rW4N3e2ebkJDrJgqKWSQkWOBV7gBQpqX6dqNbL9cAoyLweEvtLh+AThNSGyubr38bM3+m96MfY+ePY3MHx7NDM5Nfp' +
  'v+bE097Y6OTj0tXw/PzT5c38y83DxsDr97/x7ejV8OPc5sXn2MrF5dnhOJOpGQAAAAlwSFlzAAALEgAACxIB0t1+/AAABINJ' +
  'REFUWMPNmWdgFEUUx18Opeidl0tIu4RUUiBAOkgKJAElIQkdAQGlg4rSu3SRXuyVagEFO0hRsPfee1cExS48/Oabnb0+M3tw' +
  'cJt/Puy+N/d2ftl5U3YGmgUqrm0be+uYSDhrioxpbW/TNk5QNfg7rBW2aAiLom0TrAY4O8dAWDWmTIFzx7DeEGb1HmaV4dzW' +
  'EUxQx0uFOLdvBZN0d0YgztAYME3bhvjjVHQCE+VuMB1ns6k0AJ36eONs2gIm6567PDgZt4LpumSQG6c/NAL1d+FYOzcGnM5W' +
  'Hcd+6rFXJbS/Inh3cLJznB3SH+QXxHfoEF+QH1jSA7ELBO32EyKeI/KXaTg2SdSDe1FXVax/mQXxXEGIxB0kzuMMJ0sSNLIV' +
  'unVNnl9hk5OWawUxEneQOJBFOJmSoCkU1fXKdu3at6Sb7mcyaaU4mYQTJY6ZTEGF49ld7CS6dYYDJ6oZ7MoWx1BTzc7lt5dP' +
  'RCyia1PEEvh2Sm0aQAvE5lrZxR9Uf93dCdfzpNHdVF9O7L6Z09MenaU/7dX1SyxdX07OU+NkPwYPi2meoZjLXMYTZCziOF+c' +
  'RPTCcdZqufVlAM7+RK2gOof96mA3PQefy1HiQDmMEhc8i1iZ6zIuIoZVGk7xVPTGeY3V0XMmYqI/TgJWphXTNZHFv0k3JUUs' +
  'B+vVOKPAIS5IRrzaY/2EuFDDwekLvkvy1Dsf8b/3AZaxmnxxUp6KgDz2Ul6iBqX+P3kOwBtkPqDEcYAkkw/p/xhXL8TfOc57' +
  '3MHr/Qc1TICvAnCeZO5FesUN33yiRc1FvFeJEwV9xQVP++D8jPgnx3nHG+c4OfJcie+L43QNi395nsLe0nlKnHSQTJ/P+zRW' +
  'KmIyx4nwxjmBmMrtBH+c8zX3BYhN2PWPNcmTUlkqGeBcSH9CvYhYO96dyimIKwU4691zwlIlzppi3rEqjXHSxQUHvDu6k4x8' +
  'Ac4Gmj643VyF8zfZs39c/nFEvHFjSSbQJOosI6bpwyD17moQ4KxFtPDRYIYK51/EXg16m6txbCBb7FBPx7p52iRBdeFaEc4K' +
  'cixg5iyLCqce8Tdm/ZBihGOH0RKc2BHeU+j9uSKcaT1pEPyecqsOVTiF9HYo7nC9YSqPhnGyie6+hzwLjJqbQIQDL7AB79cW' +
  'NVikwllHdquldRb8zAhnHAzPlvGM7OKiKdwOYhzWwZmOrlbhNBTwXy2/zgAnO0O6wGDaU+WzOBXgwLuFPeYeWTdvtXrcWdmt' +
  'BlMXgxFOlGL5dUo6dkZWaJmKxWlQemsxvy5BfD10nCzV0t1YSa+ksIUHwC/0/leETGPTviT6nP4DaDDGz6s2FLGukxQyTin/' +
  '7HOc9gPmvO3qfBNzQqZx6F+hQ0LYKl320actS+Z/2DT0dxNd5toyGNwYvtEHu3cwBm40n+bmgZ7tpri+ZtPcMtx7M25opLk0' +
  'kTf4blWWm4tT7r+RWzrAPJgBpYHb3NZ007YFraJDgAyHOTSOQZIjkjv7hR+m342KA6Sxu8ML88hYo+O1CeE7XquwGp72mXv4' +
  '+D8iw8TDwZhsOQAAAABJRU5ErkJggg==';

const EDITED =
  'iVBORw0KGgoAAAANSUhEUgAAAHwAAAA0CAMAAAB/y6yNAAACkVBMVEURDAv9/f2Bfn15dnalpKJnZWQoJCNMaXFtamk7NzYA' +
  'AAAQCwovLCvY19fi4uIPDAv4+PgQDAgOCgoPBwfh4OCrqakAAAAiHh3GxcUmIiEQDAoQDAoQDApdW1rj4+Po6Ojw8PAPDAvl' +
  '5eX7+/sSDgwQDAoQCwsPDApaVlaura0PCgoQDAoPCwsMDAY+OjkQCwsQCgoAAAAPDAqopqYPCgpxb27Z2NjT09IQDAkrJya2' +
  'tbX19fXOzc0QDAoJCQkRDQgQCwoOCgoQDAoMDAAQCwoRCwsAAAAQDAsPCwoAAAAPCwsPCgoQCwsMDAYPDAp/fHtiX14PCgoP' +
  'DAsfGxrv7u5BPTw1MTHm5ua/vr08OTe0s7P6+voPDAkQDAkQCwmOi4sLCwsaFhUNDQZjYV8QDAsAAADR0dAQCwoXExKPjIw/' +
  'OzpubGr5+fkPDArQz88eGhns6+ve3d00MDA3NDSal5cnIyJVUlIQDAoNCQkRAAAQCwsPDAh+e3oQDAp8eXkNAAAQCwsQCwoM' +
  'DAAMDAYOAAAPCAjLysoQCwojHx4QDAoPDAoQCgoRDAsQCwsQDAiZlpbKycmko6KnpqXr6+rPzs4bFxbR0NBTUU/j4+OenJvU' +
  '1NOvrKz09PRhXl3x8PAPDAnk5OSvrq7a2dkQCAjv7u4VEQ+xsLBFQkGsqqpIRkVfXFu8u7rq6unx8fHi4eGXlZV2dHTAv79X' +
  'U1P4+PhZVVU6NjXn5+dcWFiop6bu7OzR0NCGhIIODAnc29vDwcHJyMjJx8f8/Py6ubign55ycHCAfnxzcXERCwuKiYijoqHF' +
  'xMTp6ejz8/OzsbF5d3eSj4+DgYDFxMSUkpK0s7NkYWDe3d3r6urg3t7////9/f3+/v5CTA7XAAAA2HRSTlO4/tTR3829AM7B' +
  'Ap6/8PSm/T9LI/PhAbvqvJSBm8r19vqn9f64sY6XyeIyrUYrwnNiBYTgNM/x72295Pvsfxs9nDWrFrQuB4+3A0VkoSxo08tm' +
  'pbv4w8D158Lj/Vdub9gXuijLkAbusrnYws79lu27+PPAwdu9yJI6D19C07DSE16gFSoSIuyzvJOYMaijPtvr3t/37brux/Tc' +
  '7+H7y/lW9eLxIPm548Thxcrm9/rz2tHoyPzJwfbK3/jt1Vjx6Ovq/uXd0NPQXNbe6vf649LZ1OnZ5Mzy+PMmz7clAAAACXBI' +
  'WXMAAAsSAAALEgHS3X78AAADsElEQVRYw8XZ91/TUBAA8AOVYLHSAmWWIVNRtgIioCDDgQtxgQoi0wGKe++9995777333uv0' +
  'r/GSppJiXsmn2vR+aHLJS7+fNO9eklfgHBggs83z7ugAf3f4X+HuHzBqpKcSXNNvkBvYI9z6xmis497re4D9okd3byt49Cqw' +
  'b8xYw8Lz4sD+EZcni/eMAjUiqqcMnpUN6kR2VlNcM7sXqBW9Fmos8e6gZugt8JgIVfEITwm+eC2oG+tmNeKJoHZk/MFzQf1Y' +
  'YsbzbTi4ZsNG53/BI0VcL7ezNUqivWRHG8pbAdTSIlCJ0haxJavHA5dQYAu+ixZdKN2clLTDJrygksc7gy340CDcuo1SJ0Rn' +
  'm3DozOOpTLyF3A4RN4fteCrh3u4Owgu9OSgHhXiswUt3vviaiLvSwgXM16UN3+C079kSr+Hmg3wuaLtNeh3IxqGcg3iFeOBe' +
  'gQkJZOEnxfWqrnzzhslC4vSejb/gIFEhvpM2/PTS4T0prtXSIlSrdQEw8JTXBPpM55un8XRoCL59w8QzOKhQhs+lPHkE+J1B' +
  'Kd54zfl86jSofxkmlGBr2n5uLIR/+IVMvIIDIzRbah0oX45YxP+e4VXyuC/iA+HAd4ifAKbSz3SDT5+wcSMH7ZThOsRNwo6n' +
  '8ng3xGfC/vGI3wHSEVOE1O8XE2/HwQpFuB8t5gs7psjig6VjklM4UHf7YvqiYUy8utLamUuueaw4mgKMkcUtBkScBsGIBtOR' +
  'h62d+URF+EpKB1g583pKP7uaowa+IaY1d+YTFZeaznwqz5nX/KOkeR3Vhmms+Wmt1OKU4SmIwcf4lfvyOPWwh0LD6bVfqSpe' +
  '0ZU/wael7N6eyoGHMtyZ8jqq8+NN6jwE8ZDYydHQQHYo4mOAcVTuwVTnpVfYuAcHZc33dnSlDcniCBdkie+mZfBBH4DhfMOg' +
  'H/QRNo62J4kjnG4SEy+jW6pRGR67RVg9esoS38cPYTiQii1NbPzojlAU24Uk7KKWhRv5+3l/ZTgMoUEsqHgoWOIwMGW/WAiX' +
  'L12fcOv2zSHiXW1PCRb5XgUmHs9+krF/5ArPcNUOsTsmCE+vHg7BPUyPzppFDrBXa8SXBr0D8Jl/3tWiVLcjG18UMzuq3dsy' +
  'Je/n0Tmq2jnRFjMT6vb4Tk0mhPqraMf/NRs1Z55acyJ6mXk4z0JVbPdlsjOQCyJVsPOXMuZee/dxszPt1knDnnW2L9+Elplv' +
  'j+lrp/n2Qf00iv5pGDnqP//TMPrAEbl/Gn4DqQdH61OYPCgAAAAASUVORK5CYII=';

/**
 * The labels "Original" and "Edited" as the viewer shows them. They were drawn once in Inter (26 px, weight
 * 600), because a server may have no fonts.
 */
export const SIDE_LABELS: Readonly<Record<'original' | 'edited', SideLabel>> = {
  original: { png: Buffer.from(ORIGINAL, 'base64'), width: 142, height: 52 },
  edited: { png: Buffer.from(EDITED, 'base64'), width: 124, height: 52 },
};
