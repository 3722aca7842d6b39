SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    settings text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    email text,
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    merged_into text,
    status text DEFAULT 'active'::text NOT NULL,
    plan integer,
    is_entitled integer DEFAULT 0 NOT NULL,
    ip_data text DEFAULT '{}'::text NOT NULL,
    email_verified_at bigint,
    feedback_requested_at bigint
);
CREATE TABLE public.built_file (
    name text NOT NULL,
    account_id text NOT NULL,
    content_key text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text,
    email text,
    message text NOT NULL
);
CREATE TABLE public.gallery_template (
    uuid text NOT NULL,
    card text NOT NULL,
    document text NOT NULL,
    saved_by text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.job (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    due_at bigint NOT NULL,
    leased_until bigint,
    leased_by text,
    last_error text,
    created_at bigint NOT NULL,
    finished_at bigint
);
CREATE TABLE public.log_entry (
    id text NOT NULL,
    at bigint NOT NULL,
    level text NOT NULL,
    lmid text NOT NULL,
    account_id text,
    ip text NOT NULL,
    verb text NOT NULL,
    path text NOT NULL,
    content text NOT NULL,
    body text
);
CREATE TABLE public.one_time_token (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    purpose text NOT NULL,
    payload text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.provider (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    profile text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.purchase_order (
    id text NOT NULL,
    account_id text,
    email text NOT NULL,
    name text NOT NULL,
    static_id text,
    template_uuid text,
    gs_url text,
    price_cents integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.rate_limit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.schema_version (
    version integer NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.session (
    token_hash text NOT NULL,
    account_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    id text DEFAULT ''::text NOT NULL,
    ip text DEFAULT ''::text NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.template (
    uuid text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    summary text NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    deleted_at bigint,
    document text NOT NULL
);
CREATE TABLE public.template_version (
    id text NOT NULL,
    template_uuid text NOT NULL,
    kind text NOT NULL,
    revision integer NOT NULL,
    name text NOT NULL,
    saved_at bigint NOT NULL,
    document text NOT NULL
);
CREATE TABLE public.usage_count (
    day text NOT NULL,
    event text NOT NULL,
    screen text NOT NULL,
    amount integer NOT NULL
);
INSERT INTO public.account VALUES ('b60e10fa-429c-4ba5-aacf-e3596e4dcac4', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Ms+JoNXz1aHfswOBfO6mQw$GrmClWmdmao8ZJpVPTE6dk8WvPjNU+aagKAErYdcTas', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('c9414967-f507-4ee4-a2ea-2111ebff5284', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('dec70aef-dac1-4424-8905-ca62a8b1898f', 'letter', '{"to":"miller@example.com","language":"en","content":{"kind":"welcome","url":"http://localhost:41733/builder/"}}', 'done', 1, 1795244400000, NULL, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('4ce3d834-172c-4a3c-aba6-bf2a02d19394', 1795244400000, 'info', 'user-registered', 'b60e10fa-429c-4ba5-aacf-e3596e4dcac4', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.schema_version VALUES (1, '001-accounts', 1795219200000);
INSERT INTO public.schema_version VALUES (2, '002-templates', 1795219200000);
INSERT INTO public.schema_version VALUES (3, '003-built-files', 1795219200000);
INSERT INTO public.schema_version VALUES (4, '004-rate-limits', 1795219200000);
INSERT INTO public.schema_version VALUES (5, '005-sign-in', 1795219200000);
INSERT INTO public.schema_version VALUES (6, '006-template-versions', 1795219200000);
INSERT INTO public.schema_version VALUES (7, '007-gallery', 1795219200000);
INSERT INTO public.schema_version VALUES (8, '008-orders', 1795219200000);
INSERT INTO public.schema_version VALUES (9, '009-jobs', 1795219200000);
INSERT INTO public.schema_version VALUES (10, '010-journal', 1795219200000);
INSERT INTO public.schema_version VALUES (11, '011-builds', 1795219200000);
INSERT INTO public.session VALUES ('9aaded72115c2f6b779c8612dedeabbeb1dad5973f1c560544f5186c600d99de', 'c9414967-f507-4ee4-a2ea-2111ebff5284', 1795219200000, 1795219200000, 1829779200000, '567c734b-a8fe-4f4c-b95d-d1100ab107c8', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('c1112eb471aa2d6940ab13b202aa630a971e3c0dffddeece48b652e368040bca', 'b60e10fa-429c-4ba5-aacf-e3596e4dcac4', 1795244400000, 1795244400000, 1829804400000, 'f1188372-5115-4141-a894-ab5f8e08d509', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('ce89a04f-383b-4526-8f9a-ac7383ea1880', 'c9414967-f507-4ee4-a2ea-2111ebff5284', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"ce89a04f-383b-4526-8f9a-ac7383ea1880","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('efb8e3fa-4f9c-4a7e-953b-9275a341a611', 'c9414967-f507-4ee4-a2ea-2111ebff5284', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"efb8e3fa-4f9c-4a7e-953b-9275a341a611","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('62296b0b-69e3-4fa9-975b-c94d7b09286e', 'c9414967-f507-4ee4-a2ea-2111ebff5284', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free","isPublished":false}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"62296b0b-69e3-4fa9-975b-c94d7b09286e","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('2e5dbdb5-846b-4c73-97e7-ecc2ba33d313', 'b60e10fa-429c-4ba5-aacf-e3596e4dcac4', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"2e5dbdb5-846b-4c73-97e7-ecc2ba33d313","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template VALUES ('7e749504-6860-4961-b0fb-7034943ac8c2', 'c9414967-f507-4ee4-a2ea-2111ebff5284', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"7e749504-6860-4961-b0fb-7034943ac8c2","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}');
INSERT INTO public.template_version VALUES ('722b00cc-c885-4556-876e-2aa332008c56', 'ce89a04f-383b-4526-8f9a-ac7383ea1880', 'saved', 1, 'Bakery', 1795222800000, 'rZbfb9s4DMf/lYDPyiFx1i712y37cQU2IGg33MOhKBiZdojKkiHJboMg//tAJ03sXnG3ufGbvjY/IimR5hbqmjNIQdP8Cifv8vFsPluN310kl+N5foVj1O9n8xnhdD6fgIKGfGBnIYXpH7IWW1sboyBySSFiWUE6fX91kSTJfCKPAoslQQof8IH8BhRkFLTnKu45OfsQQYFBW9RYyJdkQUHpLG1+WI4BUiiNSJVnTcf9qKwMRlo4G+kpQgqgwFVk/7xeeldWB4XDF7LkMbItIIXMWWrVZb0yHNaUQZqjCSQObFwdId2C/qxDXDizcLWNkM4uFeivlHclBfqGi3VHShTov7hrN1EQ1kRxSf6by2pDkEZf005BhhFlo0BashAg/WfbpvJZuS9apw1IXqNYwpejwuGTxZXpuK7RfuQg2kHaqRc8OR3DbezPwO8naQiRbMPe2ZJs7EA/9dQhXF17T1ZvOtDFSRoUOz5R6AZ+WP83a39UL1AZVZ40Y3t3T8SPfXkAmG1uXlKvO9oAZEDTC/v2sB50KK5LWrgQRy4fhV8ivu5cgV3XyBi2hRodrv0IbTbCrOSBoT/qDvxv5x/YFiONFcdfKKBXiTk/UYYhUOwm4rOoo6M8iGvRaulNXepJG4C0VdO7RA2FKPU4qsjnzpdo9f/XfEu+ky4sjavToPbCvXYN+T5FTES4ttrU2UnRaG8fuHp5tY4gG//VLIahMgzrlUOf/Sasl8UDC0Ooy2rfnM/gmqeGbE3nSdjvevRafPv6eyulrbO3Qvql9Xbaq8UziMVnOfvVWSg6PweFqzOkRYaps1xCvUZ/lkPfg9qpagDsToF2nm4ouNrrttndKZBWWRs8rDJuOPRHtWfpfgrqufl2GNudgMk2nUGv/1rG1cP4t5XxuZ1QtzIc0m1ELwNsMkkux9NkPJE9KvLsMtYcN23oNq5hp+BRi1XJdoFh/QFN299TuAAFqLWMouGGNHEjSVm2DBnf5T3bhmx0fnOUk0nHbImbns1sIvsdfwlbkF9NuoVH1FqQifx3Ci8YUEArjhnel7WJXJm9Szt5fgI=');
INSERT INTO public.template_version VALUES ('737b922d-636f-47b9-aeb6-4dde4d7fc4fe', 'ce89a04f-383b-4526-8f9a-ac7383ea1880', 'saved', 2, 'Bakery', 1795226400000, 'rZbfb9s4DMf/lYDPyiFx1i712y37cQU2IGg33MOhKBiZdoTKlCHJboMg//tAJ03sXnG3ufGbvjY/IimR5hbq2mSQgqb5FU7e5ePZfLYav7tILsfz/ArHqN/P5jPC6Xw+AQUN+WAcQwrTP2QttlxbqyCakkLEsoJ0+v7qIkmS+UQeBYwlQQof8IH8BhRkFLQ3VdxzAmnHGSiwyEWNhXxKDApKx7T5wSYGSKG0IlXeaDpuSGVlMdLCcaSnCCmAAlcR/3m99K6sDooJX4jJYzRcQAqZY2rVZb2yJqwpgzRHG0gc2Lg6QroF/VmHuHB24WqOkM4uFeivlHclBfrGFOuOlCjQf5mu3URBWBPFJflvLqstQRp9TTsFGUaUjQJpSUOA9J9tm8tn5b5onbYgiY1iCV+OigmfGFe247pG/miCaAdpp17w5HisaWN/Bn4/SUOIxI3xjkvi2IF+6qlDuLr2nlhvOtDFSRoUOz5R6AZ+WP83a39UL1AZVZ60wfbynogf+/IAsOHcvqRed7QByIC2F/btYT3oUFyXtHAhjlw+Cr9EfN25AruukbWGCzU6XPsRcjbCrDQDQ3/UHfjfzj8YLkYaKxN/oYBeJebmiTIMgWI3EZ9FHR3lQVxG1tKbutSTNgDJVdO7RA2FKPU4qsjnzpfI+v9rviXfSReWxtVpUHvhXruGfJ8iJiJcs7Z1dlI08u2DqV5erSOI47+axTBUhmG9cuiz34T1snhgYQh1We2b8xlc89QQ13SehP2uR6/Ft6+/t1LaOnsrpF9ab6e9WjyDWOYsZ786C0Xn56CY6gxpkWHqLJdQr9Gf5dD3oHaqGgC7U6CdpxsKrva6bXZ3CqRV1hYPq8w0JvRHtWfpfgrqufl2GNudgImbzqDXfy3j6mH828r83E6oWxkO6TailwE2mSSX42kynsgeFXnjMqNN3LShc1zDTsGjFqvS8ALD+gPatr+ncAEKUGsZRcMNaTKNJGXZMmR+l/eGG+Lo/OYoJ5OO2RI3PZvZRPY7/hK2IL+adAuPqLUgE/nvFF4woIBWJmZ4X9Y2msruXdrJ8xM=');
INSERT INTO public.template_version VALUES ('c36dd81b-41e4-41f2-b436-253445c65899', 'ce89a04f-383b-4526-8f9a-ac7383ea1880', 'saved', 3, 'Bakery', 1795230000000, 'rZbfb9s4DMf/lYDPyiFx1i712y37cQU2IGg33MOhKBiZdojKkiHJboMg//tAJ03sXnG3ucmbvg4/IimR4hbqmjNIQdP8Cifv8vFsPluN310kl+N5foVj1O9n8xnhdD6fgIKGfGBnIYXpH7IWW1sboyBySSFiWUE6fX91kSTJfCI/BRZLghQ+4AP5DSjIKGjPVdxz4pp9BgoM2qLGQv5JFhSUztLmh+UYIIXSiFR51nTcj8rKYKSFs5GeIqQAClxF9s/rpXdldVA4fCFLHiPbAlLInKVWXdYrw2FNGaQ5mkDiwMbVEdIt6M86xIUzC1fbCOnsUoH+SnlXUqBvuFh3pESB/ou7dhMFYU0Ul+S/uaw2BGn0Ne0UZBhRNgqkJQsB0n+2bSqflfuiddqA5DWKJXw5Khw+WVyZjusa7UcOoh2knXrBk9Mx3Mb+DPx+koYQyTbsnS3Jxg70U08dwtW192T1pgNdnKRBseMThW7gh/V/s/ZH9QKVUeVJM7Z390T82JcHgNnm5iX1uqMNQAY0vbBvD+tBh+K6pIULceTyUfgl4uvOFdh1jYxhW6jR4dqP0GYjzEoeGPqj7sD/dv6BbTHSWHH8hQJ6lZjzE2UYAsVuIj6LOjrKg7gWrZbe1KWetAFIWzW9S9RQiFKPo4p87nyJVv9/zbfkO+nC0rg6DWov3GvXkO9TxESEa6tNnZ0Ujfb2gauXV+sIsvFfzWIYKsOwXjlsX5PfgfWyeGBhCHVZ7ZvzGVzz1JCt6TwJ+12PXotvX39vpbR19lZIv7TeTnu1eAax+CxnvzoLRefnoHB1hrTIMHWWS6jX6M9y6HtQO1UNgN0p0M7TDQVXe902uzsF0iprg4dVxg2H/qj2LN1PQT033w5juxMw2aYz6PU/y7h6GP+2Mj63E+pWhkO6jehlgE0myeV4mownskdFnl3GmuOmDd3GNewUPGqxKtkuMKw/oGn7ewoXoAC1llE03JAmbiQpy5Yh47t8Z9uQjc5vjnIy6ZgtcdOzmU1kv+OTsAV5atItPKLWgkzk3Sm8YEABrThmeF/WJnJl9i7t5PcT');
INSERT INTO public.template_version VALUES ('32370ff1-838f-434c-8974-5e8fa34bd6f6', 'efb8e3fa-4f9c-4a7e-953b-9275a341a611', 'saved', 1, 'Café', 1795233600000, 'rZbbbuM4DIZfJeC1ssihh63vdjKHLTADBO0s9mJRFIxMO8LIlCHJboMgD7TPMS82oOMmdqeYgxvf+bf5iaREiluoKpNCApSt/qR5huOz7EqPz/CSxlfn89X4anZ5jvOzKV5Mp6CgJh+MY0hg+scEFIgtV9YqiKagELEoIZleXp3P5vOLiTwKGAuCBBaYff0fFKQUtDdl3GMc2w0osMh5hbn8RwwKCse0+YdNDJBAYUUqvdF0WI2K0mKkheNIjxESAAWuJP7reuldUbaKCR+IyWM0nEMCqWNq1GW1siasKYUkQxtIHNi4KkKyBf1eh7hwduEqjpDMLxToj5R1JQX6xuTrjjRToP82XbuJgrAmikvyn1xaWYIk+op2ClKMKAsF0pKEAMl/2yaRT8p93jhtQbIaxRI+HBQT3jGubMd1jfzWBNFaaaee8WRvrGlifwJ+PkpDiMS18Y4L4tiBvuupQ7i68p5YbzrQxVEaFDs+UugG3r7/mLXfqmeolEpP2mBzdI/Et315ANhwZp9TrzvaAGRA2wv7tn0ftCmuS1q4EEcuG4VfIr7sXI5d18haw7katcd+hJyOMC3MwNAfdAf+r/NfDOcjjaWJv1BALxIz80gphkCxm4j3oo4O8iAuI2vpTV3qURuA5LLuHaKaQpR6HJXkM+cLZP3zmm/Id9KFpXF1GtReuNeuJt+niIkI16xtlR4VjXz7xZTPj9YBxPG7ZjEMlWJYrxz69DdhvSy2LAyhKsp9cz6Ba55q4opOk7Df9eil+Pb191pKU2evhfRL6/W0F4tnEMucZO9XJ6Ho7BQUU54gLTJMneQQ6jX6k2z6HtRMVQNgdwq083RDwVVeN83uToG0yspi+5aa2oT+qPYk3ctU3DbfDmO7EzBx3Rn0+p9lXG3Hv60Mz82EupXhkG4jehlgZ5PZxXg6G09kjZK8canRJm6a0DmuYafgQYtVYXiBYf0GbdPfEzgHBai1jKLhhjSZWpKybBgyvMt3wzVxdH5zkGeTjtkSNz2b+UTWO1wJW5CrJtnCA2otyJncO7kXDCiglYkp3heVjaa0e5d28nwD');
INSERT INTO public.template_version VALUES ('31c6d0c1-9a92-44df-968e-8b54084e7ec9', '62296b0b-69e3-4fa9-975b-c94d7b09286e', 'saved', 1, 'Priced', 1795237200000, 'rZbfb9s4DMf/FYPPyiF11/Tit7vsxxW4A4J2wx6GolAkJiEmU4Ykuw2C/O8DnTSxe8Xd5sZv+gr8mKREiluoa7JQwCTPp5PFeDGaTPFy9G6pp6Pp9dViZKbv7PViPM1/nyAoaDBE8gwFXPw2BgViy7VzChKVGJMuKygurqdX+eV1PpZPAesSoYB5IIMWFFiMJlCV9hydVbKREWePPtgICpzmVa1XYoQMCkrPuPnClCIUUDqRWhsoYBlQ3EpYVk4nnHlO+JSgAFDgK+Q/bubBl9VBofgJGYNOxCsowHrGVp3XC0dxjRaKpXYRxYWNrxMUWzAfTUwz72a+5gTF5USB+RuXXUmBuaXVuiPlCsxf1LUbK4hrxDTH8I+3tUMoUqhxp8DqpOVHEY2kJELxbdvm9Vl5WLVOO4mTkljCp6NC8QPrheu4bjS/pyjaQdqpFzw5Kkdt7M/AzydpCBG5oeC5RE4d6IeeOoRr6hCQzaYDnZ2kQbHrJ4zdwA/r/2btj+oFymIV0JBuL/KJ+L4vDwATL91L6k1HG4CM2vXCvjusBx2K75JmPqbML7P4U8TXnVvprmvoHPFKZYdrn2m2mbYlDQz90XTgX334TrzKjK4o/UQBvUpc0hNaHSOmbiI+ipod5UFc1mykN3WpJ20Akqumd4kajEnqMaswLH0oNZv/r/mWfC99WBpXp0HthQfjGwx9ipiIcMPG1fakGM1336l6ebWOIE7/ahbDUFbH9cLrYH8R1svigaVjrMtq35zP4FrABrnG8yTsVz16Lb59/b2V0tbZWyH90no77dXiGcSis5z94iwUszwHhaozpEWGqbNcQrPW4SyHvge1U9UA2L0C4wPeYvR1MG2zu1cgrbJ2+rCy1FDsj2rP0sMFqOfm22FsdwJGbjqDXn9bxtXD+LeVWbqdULcyHOJd0kEG2HycT0YX+Wgs/6gwkLdkKG3a0DmtYafg0YhVSTzTcf2ndm1/L+AKFGhjZBSNt2iQGknKvGXILC/7xA1y8mFzlPNxx2yuNz2by7H87/gkbEGemmILj9oYQeby7qyCYEABLihZ/VDWLlHl9i7t5PsB');
INSERT INTO public.template_version VALUES ('5bdeae50-8052-4114-aa1c-16f240ef73fc', '2e5dbdb5-846b-4c73-97e7-ecc2ba33d313', 'saved', 1, 'Mill', 1795240800000, 'rZbbbuM4DIZfJeC1skicHmZ8t5M5bIEdIGh3sBeLopAlJiFGpgxJdhsEefcFnTSxu8XsjBvf+bf5iaREiluoa7KQQ4aXtrDF5fjdxVUxvjDXs/H7a7weozFZoWczO5vOQEGDIZJnyGH62wQUiC3XzilIVGJMuqwgn16/v8wuJu8m8ihgXSLk8JWcAwUWowlUpT1lSSEmUOA0r2q9kv+QQUHpGTffmFKEHEonUhXI4HE1LCunE849J3xKkAMo8BXy7zeL4MvqoFD8goxBJ+IV5GA9Y6su6sJRXKOFfKldRHFg4+sE+RbMZxPT3Lu5rzlBPrtSYP7EZVdSYG5pte5ImQLzB3XtJgriGjEtMHz1tnYIeQo17hRYnbQsFNFIFiLk/2zbRD4rD6vWaclWoiSW8OWoUPzEunAd143mjxRFO0g79YIne+Oojf0Z+NdJGkJEbih4LpFTB/qppw7hmjoEZLPpQOcnaVDs+gljN/DD+49Z+616gbJYBTSk27N7In7sywPAxEv3knrT0QYgo3a9sO8O74M2xXdJcx/TyC9H8aeIrzu30l3X0DnilRodjv1Isx1pW9LA0B9NB/63D9+JVyOjK0o/UUCvEpf0hFbHiKmbiM+ijo7yIC5rNtKbutSTNgDJVdM7RA3GJPU4qjAsfSg1m/+v+ZZ8L11YGlenQe2FB+MbDH2KmIhww8bV9qQYzXffqXp5tI4gTv9pFsNQVsd14XWwvwjrZfHA0jHWZbVvzmdwLWCDXON5EvarHr0W377+3kpp6+ytkH5pvZ32avEMYtFZ9r44C8Usz0Gh6gxpkWHqLIfQrHU4y6bvQe1UNQB2r8D4gLcYfR1M2+zuFUirrJ0+vFlqKPZHtWfpYQrqufl2GNudgJGbzqDX/yzj6mH828rw3E6oWxkO8S7pIANsNsmuxtNsPJE1KgzkLRlKmzZ0TmvYKXg0YlUSz3Vcf9Cu7e85XIICbYyMovEWDVIjSVm0DBne5Ttxg5x82BzlbNIxW+hNz2Y2kfWOV8IW5KrJt/CojRFkJvfOKggGFGBByeqHsnaJKrd3aSfPvw==');
INSERT INTO public.template_version VALUES ('75bfbc6f-8c19-4d7e-82f7-1b85707789b9', '2e5dbdb5-846b-4c73-97e7-ecc2ba33d313', 'saved', 2, 'Mill', 1795244400000, 'rZbbbuM4DIZfJeC1skicHmZ8t5M5bIEdIGh3sBeLopAlJiFGpgxJdhsEefcFnTSxu8XsjBvf+bf5iaREiluoa7KQQ4aXtrDF5fjdxVUxvjDXs/H7a7weozFZoWczO5vOQEGDIZJnyGH62wQUiC3XzilIVGJMuqwgn16/v8wuJu8m8ihgXSLk8JWcAwUWowlUpT0lovFsQYHTvKr1Sn5EBgWlZ9x8Y0oRciidSFUgg8flsKycTjj3nPApQQ6gwFfIv98sgi+rg0LxCzIGnYhXkIP1jK26qAtHcY0W8qV2EcWBja8T5Fswn01Mc+/mvuYE+exKgfkTl11Jgbml1bojZQrMH9S1myiIa8S0wPDV29oh5CnUuFNgddKyUEQjaYiQ/7NtM/msPKxapyVdiZJYwpejQvET68J1XDeaP1IU7SDt1AuebI6jNvZn4F8naQgRuaHguUROHeinnjqEa+oQkM2mA52fpEGx6yeM3cAP7z9m7bfqBcpiFdCQbg/vifixLw8AEy/dS+pNRxuAjNr1wr47vA/aFN8lzX1MI78cxZ8ivu7cSnddQ+eIV2p0OPYjzXakbUkDQ380HfjfPnwnXo2Mrij9RAG9SlzSE1odI6ZuIj6LOjrKg7is2Uhv6lJP2gAkV03vEDUYk9TjqMKw9KHUbP6/5lvyvXRhaVydBrUXHoxvMPQpYiLCDRtX25NiNN99p+rl0TqCOP2nWQxDWR3XhdfB/iKsl8UDS8dYl9W+OZ/BtYANco3nSdivevRafPv6eyulrbO3Qvql9Xbaq8UziEVn2fviLBSzPAeFqjOkRYapsxxCs9bhLJu+B7VT1QDYvQLjA95i9HUwbbO7VyCtsnb68Gapodgf1Z6lhymo5+bbYWx3AkZuOoNe/7OMq4fxbyvTczuhbmU4xLukgwyw2SS7Gk+z8UTWqDCQt2QobdrQOa1hp+DRiFVJPNdx/UG7tr/ncAkKtDEyisZbNEiNJGXRMmR6l+/EDXLyYXOUs0nHbKE3PZvZRNY7XglbkKsm38KjNkaQmdw7qyAYUIAFJasfytolqtzepZ08/wI=');
INSERT INTO public.template_version VALUES ('ceb12a9c-c4a4-4d13-ad8e-1a764fae9cc7', '7e749504-6860-4961-b0fb-7034943ac8c2', 'saved', 1, 'Deleted', 1795248000000, 'rZdRb+M2DMe/isFnZXDSNG39tqV3twIbELQb9jAUhSIzDnEyZUiy2yDIdx/opIndK253bvzmv8CfSEqk6S3UNeWQwRVeTW8u0+lodj1LR9Ob2Xi0TFfL0VV6Mb2ZXmhzbSagoEEfyDFkMP4lBQViy7W1CiKVGKIuK8jGVzeXk+l12j4KWJcIGdyixYg5KMgxGE9V3IOiS5aYeAzR+XbZai5qXYgNMigoHePmb6YYIIPSilR5MnjcGcvK6ohzxxFfImQAClyF/OvdwruyOigUviCj15G4gAxyx9iqi3ppKawxh2ylbUBxYOPqCNkWzGcT4tzZuas5QnYxU2D+wFVXUmDuqVh3pIkC8zt17VIFYY0YF+j/dHltEbLoa9wpyHXUslFAI+kIkP27bZP6qjwVrdMWJMNRLOHLUaHwifXSdlw3mm8piHaQduoNT87JUhv7K/CvkzSEiNyQd1wixw70U08dwjW198hm04HOT9Kg2PULhm7gh/fvs/ZH9QaVY+XRkG4v8Yl425cHgIlX9i31rqMNQAZte2E/HN4HHYrrkuYuxMStkvBDxPedK3TXNbSWuFDJ4donmvNE5yUNDP3ZdOD/OP+VuEiMrij+QAG9S1zRC+Y6BIzdRHwWNTnKg7is2Uhv6lJP2gAkV03vEjUYotRjUqFfOV9qNv9f8y35UbqwNK5Og9oLT8Y16PsUMRHhjo2t85NiND98pert1TqCOH7TLIahch3WS6d9/pOwXhYPLB1CXVb75nwG1zw2yDWeJ2E/69F78e3r76OUts4+CumX1sdp7xbPIBad5eyXZ6GY1TkoVJ0hLTJMneUSmrX2Zzn0PaidqgbAHhUY5/Eeg6u9aZvdowJplbXVh7ecGgr9Ue1VehqDem2+HcZ2J2DkpjPo9ZdlXD2Mf1sZpNsJdSvDIT5E7WWAnaST2Wg8GaWyR4WeXE6G4qYNneMadgqejViVxHMd1r9p2/b3DC5BgTZGRtFwjwapkaQsWoYM8rJO3CBH5zdHeZJ2zBZ607O5SGW/4ydhC/KpybbwrI0RpPwqxMILBhTgkmKun8raRqrs3qWdPP8B');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log_entry
    ADD CONSTRAINT log_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_state_due_at ON public.job USING btree (state, due_at);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.built_file
    ADD CONSTRAINT built_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_template
    ADD CONSTRAINT gallery_template_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.one_time_token
    ADD CONSTRAINT one_time_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.provider
    ADD CONSTRAINT provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_order
    ADD CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template
    ADD CONSTRAINT template_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
