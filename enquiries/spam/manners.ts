/** How sellers write to strangers, in phrases (see words.ts). No manner alone says anything. */
export const manners = {
  offering: `
    we|i|our|who|which|that offer*|provid*|deliver*|sell|sells|build|create|make|write|writes|run|manage|speciali*
    we|i|our guarantee|handle|partner|transform*|develop|design|generate|help|fix|accept|lend|list|produce|re_offering
    we|i|team|experts can|will|could|ll, want_to_buy, you_will get|earn|receive|rank
    our service*|team|agency|system|experts|studio|clients|fund|ai|bot
    our platform|prices|plans|members|app|factory|shop|store|software|network|package*|method|lender|crew|call_centre
    providers, manufacturer, for_sale, now_available, available now|at|in, in_stock, on_request, introduc*
    done_for_you, send|show|give|share|teach .. you, becomes|replaces|answers|handles .. your|every
    wir|ich erstell*|bring*|bieten|andern|steiger*|kauf*|helfen|liefern|programmieren|gestalten
    nous|je creons|vendons|proposons|vous, notre_agence, criamos, vendemos, ofrecemos, mejoramos, desarrollamos
    realizziamo, tasiyoruz, wij_maken, предлага*, сделаем, продам, продаем, созда*, купим, услуги, 提供, 我们是, 办理, 代办, 直销
    نقدم, نبيع, نضمن, نوفر, نصمم, خدمات, بيع, बनवाए*, बनवाएँ, सेवा*`,
  price: `
    price*, pricing, rates, cost, costs, fee, fees, cheap*, affordable, low_cost, discount*, deal, deals, off
    packages, plans, $, €, £, ₹, usd, eur, gbp, euro, euros, dollars, dirhams, rupees, rs, tl, as_low, paypal, cents
    bucks, you_pay, pay $|€|£|#|now|only|after|per|by|nothing|here|immediately|for_results, pays #|each|you, preis*
    ab, gunstig*, vanaf, prix, devis, desde, presupuesto, orcamento, preventivo, prezzi, fiyat*, apenas, dolares, цена
    цены, недорого, скидк*, руб*, долларов, оплата, 价格, 低价, 便宜, 优惠, 实惠, 元, بسعر, اسعار, باسعار, ارخص, بارخص, باقل
    دولار, सस्ता, सस्ते, दाम, दामों, रुपये, कीमत`,
  bait: `
    free, zero_cost, no_charge, trial, sample*, refund, refunded, money_back, gift, bonus*, no_obligation, risk_free
    no_risk, no_contract, no_strings, no_code, cancel_any*, pay_only, pay_after, no_paperwork, no_questions, no_skills
    no_experience, no_credit, no_doctor, no_deposit, no_registration, no_fee, no_pitch, no_investment, no_upfront
    without .. collateral|prescription|exam|experience|effort|risk|guarantor|registration|documents|ads|deposit|commitment
    kostenlos*, unverbindlich*, geschenkt, ohne, gratis, gratuit, gratuite, gratuits, gratuites, gratuitement, sans, sin, zonder, senza, без, бесплатн*, подар*
    免费, 送, 不看, 无需, مجان*, بدون, मुफ्त, फ्री, बिना, कोई`,
  promise: `
    guarantee, guaranteed, guarantees, proven, 100_%, % success, instant*, fast, easy, easily, safely, genuine
    unlimited, lifetime, best price*|rates|quality|deal*|odds|online|service, the best, top rated|quality|of|#|notch
    high quality, good|great results, see|for|guaranteed|proven results, 24_7, day_and_night, secret, trusted
    professional, stable, exclusive, real people|human|users|girls|visitors|money|accounts|reviews|traffic, 100_% real
    overnight, same_day, next_day, in|within .. days|hours|minutes|weeks|hour|month|months
    % more|less|off|daily|accuracy|a_day|guaranteed, garant*, sofort, schnell*, rapid*, immediate, inmediat*
    profesyonel, snel, diskret*, гарант*, лучш*, реальн*, быстр*, конфиденциальн*, за .. дн*|минут|дня|месяц, 当天, 效果好
    正规, 正品, 快速, 专业, 保真, مضمون*, ضمان, فوري*, احترافي*, حقيقي*, اصلي*, गारंटी, तुरंत, पक्का`,
  gain: `
    grow*, boost*, increas*, improv*, scale, doubl*, maximi*, skyrocket*, climb, generat*, convert*, benefit*, save
    reduce, cut, cuts, missing_out, costing, losing
    more|new customers|clients|leads|sales|visitors|calls|money|traffic|enquiries, steiger*, mehr, gewinnen, aument*
    mejor*, ameliorez, boostez, multiplica, увелич*, повыш*, прибыль, 提升, 精准, زيادة, बढ़ा*`,
  yours: `
    
    your|ur .. website|site|webpage|homepage|domain|blog|business|brand|profile|listing|account|channel|niche|sales|leads
    your|ur .. customers|phone|mailbox|computer|fund|city|url|inbox|ad|ads|wallet|rankings|link|links, for_you, to_you
    ihre|ihrer|ihnen|ihr .. webseite|website|unternehmen|homepage|seite|umsatz|app|ranking|verkaufe
    votre site|visibilite|region|colis|referencement, su|tu .. pagina|web|negocio|dinero, seu, sua, вашего, вашей, ваш
    您, لموقعك*, لشركتك*, مبيعاتك, لك, आपकी, अपनी, अपने`,
  interest: `
    interested, your_interest, curious, win_win, is_this|if_this something, would_you like|be|love
    do_you want|need|accept, are_you happy|tired|looking|struggling|accepting|refused|aware|in_search, is_your, wanna
    want|need .. your|more|a|to, tired_of, looking_to, ready_to, mind_if, shall_i, may_i, can_i, mochten_sie
    brauchen_sie, besoin_d*, vous_souhaitez, necesitas, хотите, хочешь, нужны_деньги, هل_تريد, هل_تبحث, 想, 急用`,
  urge: `
    
    click*|visit|watch|sign_up|register*|join|apply|order|buy|try|book|shop|play|start|download|claim|renew|grab .. now|today|here|LINK
    call|reply|contact|whatsapp|message|submit|install|deposit|unlock|ask|view|listen .. now|today|here|free|yes|us|me|him|for|LINK
    act_now, act_immediately, hurry, last_chance, don_t_miss*, today_only, today, tonight, this_week, this_month
    early_bird, limited time|slots|seats|spots|offer|cars|stock, only|just $|€|£|₹|today|for|new, ends, closes
    urgent*, attention, alert, now, at_once, immediately, jetzt, fordern, melde, klik*, contactez, ecrivez, inscri*
    solicite, escribanos, peca, fale, hemen, оставьте, пиши*, переходи*, играй*, звоните, закажи, срочно
    регистрируйся, 立即, 点击, 联系, 加微信, 来电, 添加, 咨询, 注册, تواصل, اتصل, سجل, قدم, احصل, اطلب, الان, العب, ابدا, अभी, आज_ही
    कॉल, जॉइन, खेल*, खरीदे*, खरीदें, संपर्क, क्लिक`,
  channel: `whatsapp, telegram, skype, wechat, qq, email_below, contact_info, телеграм, 微信, 客服, واتساب, التيليجرام, टेलीग्राम`,
  link: 'LINK',
} satisfies Record<string, string>;
