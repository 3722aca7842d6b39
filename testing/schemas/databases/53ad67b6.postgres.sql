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
CREATE TABLE public.build (
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    percent integer NOT NULL,
    touched_at bigint NOT NULL
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
    document text NOT NULL,
    document_bytes integer DEFAULT 0 NOT NULL,
    version_bytes integer DEFAULT 0 NOT NULL,
    saved_in text
);
CREATE TABLE public.template_reading (
    session_id text NOT NULL,
    template_uuid text NOT NULL,
    revision integer NOT NULL
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
INSERT INTO public.account VALUES ('6d1fe860-6b22-4dd2-945a-88f0edbba301', 'user', 'en', '{}', 1795237200000, 1795244400000, 'miller@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Rpc/RzpIDjF9E0lrFkamzw$rDPckiBjTRrH+EmvC46hJPlljHzxuMbKL9hOSop/pCc', NULL, NULL, NULL, NULL, 'active', NULL, 0, '{"ip":"127.0.0.1"}', NULL, NULL);
INSERT INTO public.account VALUES ('754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 'anonymous', 'en', '{}', 1795219200000, 1795248000000, NULL, NULL, NULL, NULL, NULL, NULL, 'active', NULL, 0, '{}', NULL, NULL);
INSERT INTO public.job VALUES ('d870fc03-2c78-43ab-81fe-0964184d2c7c', 'letter', '{}', 'done', 1, 1795244460000, NULL, NULL, 1795244400000, 1795248000000);
INSERT INTO public.log_entry VALUES ('48712132-3cfb-467c-8242-bb432b640add', 1795219200000, 'info', 'index-server-started', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5644', NULL);
INSERT INTO public.log_entry VALUES ('6e8f5a8e-54aa-46cd-aeaf-c0fedbed7c62', 1795222800000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('3525622e-0e1f-4ebc-bb66-182a0cea8f86', 1795226400000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('1f6ef6bd-261e-48c1-9300-866793f4ae0b', 1795230000000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b at revision 3', NULL);
INSERT INTO public.log_entry VALUES ('69a56592-8f0e-40d2-ad57-7ce44c0a3259', 1795233600000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/37bb6842-befd-4f23-beb4-28ffa6fe52cc', '37bb6842-befd-4f23-beb4-28ffa6fe52cc at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('28f6974b-dbf0-43b6-ba22-937bf24274fd', 1795237200000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/92bde86c-caec-4af2-998f-880dfdbebea2', '92bde86c-caec-4af2-998f-880dfdbebea2 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('e2e15866-8f24-450e-91d8-01d16eb62c8b', 1795240800000, 'info', 'template-saved', '6d1fe860-6b22-4dd2-945a-88f0edbba301', '127.0.0.1', 'POST', '/api/user/template/c2aad917-61b0-4aec-9cd5-b2fe1420a2e5', 'c2aad917-61b0-4aec-9cd5-b2fe1420a2e5 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('e6055095-7db4-4033-bbf1-90340e393d06', 1795244400000, 'info', 'template-saved', '6d1fe860-6b22-4dd2-945a-88f0edbba301', '127.0.0.1', 'POST', '/api/user/template/c2aad917-61b0-4aec-9cd5-b2fe1420a2e5', 'c2aad917-61b0-4aec-9cd5-b2fe1420a2e5 at revision 2', NULL);
INSERT INTO public.log_entry VALUES ('80a14276-5bd2-4c0c-b593-4e03a03d8f1c', 1795244400000, 'info', 'user-registered', '6d1fe860-6b22-4dd2-945a-88f0edbba301', '127.0.0.1', 'POST', '/api/user/register', 'registered', NULL);
INSERT INTO public.log_entry VALUES ('cea25a04-6a71-460f-824c-dac0e0180ebd', 1795248000000, 'info', 'template-saved', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'POST', '/api/user/template/b1121187-47a0-4c5e-924d-e297f05119a8', 'b1121187-47a0-4c5e-924d-e297f05119a8 at revision 1', NULL);
INSERT INTO public.log_entry VALUES ('996fb241-9a23-463a-a07e-135b0842cb5a', 1795248000000, 'info', 'template-deleted', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', '127.0.0.1', 'DELETE', '/api/user/template/b1121187-47a0-4c5e-924d-e297f05119a8', 'b1121187-47a0-4c5e-924d-e297f05119a8', NULL);
INSERT INTO public.log_entry VALUES ('3bd015cf-f008-4b82-89ba-50e0a7e91ec5', 1795248000000, 'info', 'index-server-stopped', NULL, '', '', '', 'Modelwright 0.1.0, Node.js v20.20.2, postgres, process 5644', NULL);
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
INSERT INTO public.schema_version VALUES (12, '012-space', 1795219200000);
INSERT INTO public.session VALUES ('cf8b92d3da975b0a93a5025d68e917e56d16ff30fbbe4cd4483058e663992f93', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 1795219200000, 1795219200000, 1829779200000, 'a6c1c336-8a0f-4d38-adba-7a1257c06b3e', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('099a2ba126f0aca065ade24135fcc21ed448481664c1d79c93ab7b961926a6c4', '6d1fe860-6b22-4dd2-945a-88f0edbba301', 1795237200000, 1795244400000, 1795244400000, '31c993e5-d2b4-4670-b409-9c8ca1131eb4', '127.0.0.1', 'Firefox/140');
INSERT INTO public.session VALUES ('a477967b0f532d3ef313f44da7065dea5b555e0eabab50b307055c2e06b65cf8', '6d1fe860-6b22-4dd2-945a-88f0edbba301', 1795244400000, 1795244400000, 1829804400000, 'e4f33559-fd80-4e08-b5d3-ed622202f31a', '127.0.0.1', 'Firefox/140');
INSERT INTO public.template VALUES ('b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 'Bakery', '{"description":"third","language":"en","services":[],"price":null,"isPublished":false}', 3, 1795222800000, 1795230000000, NULL, '{"uuid":"b6dc5e04-4df0-4f91-a2f0-79a07bf1461b","version":"1.0","id":null,"timestamp":1795222800000,"name":"Bakery","description":"third","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3188, 3208, 'a6c1c336-8a0f-4d38-adba-7a1257c06b3e');
INSERT INTO public.template VALUES ('37bb6842-befd-4f23-beb4-28ffa6fe52cc', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 'Café', '{"description":"only","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795233600000, 1795233600000, NULL, '{"uuid":"37bb6842-befd-4f23-beb4-28ffa6fe52cc","version":"1.0","id":null,"timestamp":1795233600000,"name":"Café","description":"only","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3186, 1076, 'a6c1c336-8a0f-4d38-adba-7a1257c06b3e');
INSERT INTO public.template VALUES ('92bde86c-caec-4af2-998f-880dfdbebea2', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 'Priced', '{"description":"a price in words","language":"en","services":[],"price":"free","isPublished":false}', 1, 1795237200000, 1795237200000, NULL, '{"uuid":"92bde86c-caec-4af2-998f-880dfdbebea2","version":"1.0","id":null,"timestamp":1795237200000,"name":"Priced","description":"a price in words","language":"en","moneyUnits":"mln","price":"free","templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3201, 1080, 'a6c1c336-8a0f-4d38-adba-7a1257c06b3e');
INSERT INTO public.template VALUES ('c2aad917-61b0-4aec-9cd5-b2fe1420a2e5', '6d1fe860-6b22-4dd2-945a-88f0edbba301', 'Mill', '{"description":"second","language":"en","services":[],"price":null,"isPublished":false}', 2, 1795240800000, 1795244400000, NULL, '{"uuid":"c2aad917-61b0-4aec-9cd5-b2fe1420a2e5","version":"1.0","id":null,"timestamp":1795240800000,"name":"Mill","description":"second","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3187, 2128, 'e4f33559-fd80-4e08-b5d3-ed622202f31a');
INSERT INTO public.template VALUES ('b1121187-47a0-4c5e-924d-e297f05119a8', '754addda-1ab4-4f5f-81c4-a3ae35d5c4cb', 'Deleted', '{"description":"to be restored","language":"en","services":[],"price":null,"isPublished":false}', 1, 1795248000000, 1795248000000, 1795248000000, '{"uuid":"b1121187-47a0-4c5e-924d-e297f05119a8","version":"1.0","id":null,"timestamp":1795248000000,"name":"Deleted","description":"to be restored","language":"en","moneyUnits":"mln","price":null,"templateContext":"","openAIPrompt":"","isGenerating":"done","isPublished":false,"layout":{"cFcstColCount":36,"cLeftColCount":3,"cRightColCount":2,"cHistColCount":0,"sheetPerModule":true},"data":{"sections":[{"id":"section_general","title":"General","isEnabled":false,"canDisable":false},{"id":"section_timeline","title":"Timeline","isEnabled":false,"canDisable":false},{"id":"section_environment","title":"Environment","isEnabled":false,"canDisable":false},{"id":"section_currency","title":"Currency","isEnabled":false,"canDisable":false},{"id":"section_taxes","title":"Taxes","isEnabled":false,"canDisable":true},{"id":"section_depreciation","title":"Depreciation","isEnabled":false,"canDisable":true},{"id":"section_inflation","title":"Inflation","isEnabled":false,"canDisable":true},{"id":"section_sales","title":"Sales","isEnabled":false,"canDisable":false},{"id":"section_cos","title":"Cost of sales","isEnabled":false,"canDisable":true},{"id":"section_sga","title":"Selling, general and admin","isEnabled":false,"canDisable":true},{"id":"section_wc","title":"Working capital","isEnabled":false,"canDisable":true},{"id":"section_fixedassets","title":"Fixed assets","isEnabled":false,"canDisable":true},{"id":"section_financing","title":"Financing","isEnabled":false,"canDisable":true},{"id":"section_npv","title":"Investment performance","isEnabled":false,"canDisable":true}],"modules":[{"id":"module_cover","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_content","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_dashboard","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_assumptions","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_revenue","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cos","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_sga","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_wc","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_fixedassets","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_financing","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_is","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_bs","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_cf","isEnabled":true,"isIncluded":true,"canSkip":false},{"id":"module_ip","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_ratios","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_charts","isEnabled":true,"isIncluded":true,"canSkip":true},{"id":"module_chartsdata","isEnabled":true,"isIncluded":true,"canSkip":true}],"coreResources":[],"formulas":[],"divisions":[{"id":"division_1","sectionResources":{}}],"env":{"sectionResources":{}},"options":{"timing":{"dateStart":"2026-12-01","periodicity":"month"},"wc":{"minCashBalance":"5","accountsReceivablePeriod":"15","inventoryPeriod":"20","accountsPayablePeriod":"30"},"modules":{"npv":{"wacc":"12","tgr":"2","ebitda_multiple":"5"}}}}}', 3198, 1076, 'a6c1c336-8a0f-4d38-adba-7a1257c06b3e');
INSERT INTO public.template_version VALUES ('1d605c67-1692-47b4-b866-eea0489f3210', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'saved', 1, 'Bakery', 1795222800000, 'rZZtb9s4DMe/SsDXysHx+nD1uy17uAJ3QNDesBdDUTAy7RCVJUOS3QZBvvuBTprYXbHb3Pid/zZ/IimR4gaahnPIYHmR63NKzqZneZFMz4qr2RTTIpleXmFyuSxmZxezJShoyQd2FjKY/ZGAArG1jTEKIlcUIlY1ZLPLq/M0Tf9M5FFgsSLI4AM+kF+DgpyC9lzHHadgHyIoMGjLBkv5kywoqJyl9VfLMUAGlRGp9qzpsB5VtcFIc2cjPUXIABS4muz764V3Vb1XOHwhSx4j2xIyyJ2lTl00S8NhRTlkBZpA4sDaNRGyDejPOsS5M3PX2AjZuwsF+m8q+pICfcPlqielCvRf3LdLFIQVUVyQ/8fljSHIom9oqyDHiLJQIC1ZCJB933SpfFbuy85pA5LXKJbw5aBw+GRxaXqua7QfOYi2l7bqBU92x3AX+zPw36M0hki2Ze9sRTb2oJ8G6hiubrwnq9c96PwojYodnyj0A9+//5y126oXqJxqT5qxO7tH4sehPALMtjAvqdc9bQQyoBmEfbt/H7Uprk+auxAnrpiEXyK+7lyJfdfIGLalmuyP/QRtPsG84pGhP+oe/JvzD2zLicaa4y8U0KvEgp8oxxAo9hPxWdTJQR7FtWi19KY+9aiNQNq6HRyilkKUepzU5AvnK7T6/2u+I99JF5bG1WtQO+Feu5b8kCImIlxbbZr8qGi0tw9cvzxaB5CNPzSLcagcw2rp0Oe/CRtkcc/CEJqq3jXnE7jmqSXb0GkS9rsevRbfrv7eSunq7K2QYWm9nfZq8Yxi8Un2fnkSii5OQeH6BGmRYeokh1Cv0J9k03egbqoaAbtToJ2nGwqu8bprdncKpFU2BvdvObcchqPas3Q/A/XcfHuMzVbAZNveoDf8LOPqfvzbyPjcTagbGQ7pNqKXATZN0ovpLJ0mskZNnl3OmuO6C93GFWwVPGqxqtjOMaw+oOn6ewbnoAC1llE03JAmbiUpi44h47t8Z9uSjc6vD3Ka9MwWuB7YvEtkvcOVsAG5arINPKLWgkzl3im9YEABLTnmeF81JnJtdi5t5fkP');
INSERT INTO public.template_version VALUES ('3cd5f361-6c80-45e6-b6f1-9df171f4098e', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'saved', 2, 'Bakery', 1795226400000, 'rZZtb+M2DMe/SsDXyuD4+rD63S73sAIbELQb9mIoCkaiE6EyZUiy2yDodx/opIndK253bvzOf5s/kZRIcQtNYw0UsLww+pyys+mZKbPpWXk1m2JeZtPLK8wul+Xs7GK2BAUthWg9QwGzXzJQILbcOKcg2YpiwqqGYnZ5dZ7n+a+ZPAoYK4ICPuIDhQ0oMBR1sHXacSJpzwYUOORVgyv5lRgUVJ5p8zfbFKGAyolUB6vpsCBVtcNEc8+JnhIUAAp8Tfzb9SL4qt4rNn4lpoDJ8goKMJ6pUxfN0tm4JgNFiS6SOLDxTYJiC/qLjmnu3dw3nKD4cKFA/0FlX1Kgb+xq3ZNyBfp327fLFMQ1UVpQ+NObxhEUKTT0rMBgQlkokpY0RCj+3Xa5fFHuV53TDiSxSSzh60Gx8TPj0vVc18ifbBRtLz2rVzzZHme72F+Afx2lMUTi1gbPFXHqQT8P1DFc3YRArDc96PwojYodnyj2A9+/f5+126pXKEN1IG2xO7xH4qehPAJsuXSvqdc9bQQyohuEfbt/H7Upvk+a+5gmvpzEHyK+7dwK+66Rc5ZXarI/9hNkM0FT2ZGhP+oe/B8fHiyvJhprm36ggN4klvaJDMZIqZ+IL6JODvIoLiNr6U196lEbgeS6HRyilmKSepzUFEofKmT9/zXfke+kC0vj6jWonXCvfUthSBETEa5Zu8YcFY18+2Dr10frAOL0TbMYhzIY10uPwfwkbJDFPQtjbKp615xP4Fqglrih0yTsZz16K75d/b2X0tXZeyHD0no/7c3iGcWyJ9n75UkoujwFxdYnSIsMUyc5hHqN4SSbvgN1U9UI2J0C7QPdUPRN0F2zu1MgrbJxuH8ztrVxOKq9SPczUC/Nt8fYPguYuO0NesPPMq7ux7+tzM/dhLqV4ZBuEwYZYPMsv5jO8mkma9QUrDdW27TpQue0hmcFj1qsKstzjOuP6Lr+XsA5KECtZRSNN6TJtpKURceQ+V2+W26Jkw+bg5xnPbMFbgY2HzJZ73AlbEGummILj6i1IHO5d1ZBMKCAljYZvK8al2ztdi49y/Mf');
INSERT INTO public.template_version VALUES ('8bca7ece-edec-411e-8998-e60a1461218f', 'b6dc5e04-4df0-4f91-a2f0-79a07bf1461b', 'saved', 3, 'Bakery', 1795230000000, 'rZZtb9s4DMe/SsDXysHx+nD1uy17uAJ3QNDesBdDUTAy7QiVKUOS3QZBvvuBTprYXbHb3Pid/zZ/IimR4gaaxuSQwfIi1+eUnE3P8iKZnhVXsymmRTK9vMLkclnMzi5mS1DQkg/GMWQw+yMBBWLLjbUKoqkoRKxqyGaXV+dpmv6ZyKOAsSLI4AM+kF+DgpyC9qaOO05cGZ+DAotcNljKn8SgoHJM669sYoAMKitS7Y2mw3pU1RYjzR1HeoqQAShwNfH764V3Vb1XTPhCTB6j4RIyyB1Tpy6apTVhRTlkBdpA4sDaNRGyDejPOsS5s3PXcITs3YUC/TcVfUmBvjHlqielCvRfpm+XKAgrorgg/4/LG0uQRd/QVkGOEWWhQFqyECD7vulS+azcl53TFiSvUSzhy0Ex4RPj0vZc18gfTRBtL23VC57sjjVd7M/Af4/SGCJxa7zjijj2oJ8G6hiubrwn1usedH6URsWOTxT6ge/ff87abdULVE61J22wO7tH4sehPAJsuLAvqdc9bQQyoB2Efbt/H7Uprk+auxAnrpiEXyK+7lyJfdfIWsOlmuyP/QQ5n2BemZGhP+oe/JvzD4bLicbaxF8ooFeJhXmiHEOg2E/EZ1EnB3kUl5G19KY+9aiNQHLdDg5RSyFKPU5q8oXzFbL+/5rvyHfShaVx9RrUTrjXriU/pIiJCNesbZMfFY18+2Dql0frAOL4Q7MYh8oxrJYOu9vkd2CDLO5ZGEJT1bvmfALXPLXEDZ0mYb/r0Wvx7ervrZSuzt4KGZbW22mvFs8oljnJ3i9PQtHFKSimPkFaZJg6ySHUK/Qn2fQdqJuqRsDuFGjn6YaCa7zumt2dAmmVjcX9W25aE4aj2rN0PwP13Hx7jM1WwMRtb9AbfpZxdT/+bWR87ibUjQyHdBvRywCbJunFdJZOE1mjJm9cbrSJ6y50jivYKnjUYlUZnmNYfUDb9fcMzkEBai2jaLghTaaVpCw6hozv8t1wSxydXx/kNOmZLXA9sHmXyHqHK2EDctVkG3hErQWZyr1TesGAAlqamON91dhoartzaSvPfw==');
INSERT INTO public.template_version VALUES ('19e49e6b-7f2a-4e86-a0c9-aeddea54ffa5', '37bb6842-befd-4f23-beb4-28ffa6fe52cc', 'saved', 1, 'Café', 1795233600000, 'rZbfb+M2DMf/lYDPypA6be7mty33YwU2IGh3uIehKGiZdoSTKUOS3QZB/qD7O+4fO9BJE7srtjs3fvPX5kckJVLcQtOYHFKYv8myxdvLZJpRkU8vi2Q+zSi7nCZviwIXBV0lWoOClnwwjiGFi19moEBsubFWQTQVhYhVDenFm1+vkvl8MZNHAWNFkMISi29fQUFOQXtTxz3Gsd2AAotcNljKf8SgoHJMm09sYoAUKitS7Y2m42pU1RYjLR1HeoyQAihwNfFv1yvvqvqgmPCRmDxGwyWkkDumTl01mTVhTTmkBdpA4sDGNRHSLegPOsSls0vXcIR0vlCg/6SiLynQN6Zc96REgf7D9O1mCsKaKK7I/+XyxhKk0Te0U5BjRFkokJYkBEj/2XaJfFLuy85pC5LVKJbw8aiY8J4xsz3XNfI7E0Q7SDv1jCd7Y00X+xPw75M0hkjcGu+4Io496PuBOoarG++J9aYHXZ6kUbHjI4V+4If3/2btt+oZKqfakzbYHd0T8d1QHgE2XNjn1OueNgIZ0A7Cvj28j9oU1yctXYgTV0zCDxFfdq7EvmtkreFSTQ7HfoKcTzCvzMjQH3QP/tn5L4bLicbaxB8ooBeJhXmkHEOg2E/EB1EnR3kUl5G19KY+9aSNQHLdDg5RSyFKPU5q8oXzFbL+/5rvyHfShaVx9RrUXrjXriU/pIiJCNesbZOfFI18+8XUz4/WEcTxX81iHCrHsM4c+vwnYYMsHlgYQlPV++Z8Btc8tcQNnSdhP+vRS/Ht6++1lK7OXgsZltbraS8WzyiWOcveZ2eh6OIcFFOfIS0yTJ3lEOo1+rNs+h7UTVUjYHcKtPN0Q8E1XnfN7k6BtMrG4uEtN60Jw1HtSbq/APXUfHuM7U7AxG1v0Bt+lnH1MP5tZXjuJtStDId0G9HLAJvMksX0IpnOZI2avHG50SZuutA5rmGn4EGLVWV4iWH9O9quv6dwBQpQaxlFww1pMq0kZdUxZHiX74Zb4uj85igns57ZCjcDm/lM1jteCVuQqybdwgNqLchE7p3SCwYUUGZijvdVY6Op7d6lnTzfAQ==');
INSERT INTO public.template_version VALUES ('c5918691-0bf3-4631-bd0c-6211f852518f', '92bde86c-caec-4af2-998f-880dfdbebea2', 'saved', 1, 'Priced', 1795237200000, 'rZfbbuM4DIZfxeC1skjdmU7ru53MYQvsAkG7g7kYFAUj0QkxsmRIstsgyLsv6KSJ3S3m4MZ3+gV+JimRpjfQNGyggKt8YejyQk80kp68wTKfXF1dlpPLy6kpzYIWhDkoaClE9g4KOPtjCgrE1jXWKkhcUUxY1VCcvbt6m5+/y6fyKHBYERQwD6zJgAJDUQeu046DWS0bGbvswQcTQYFFt2xwKUbkQEHlHa2/OE4RCqisSJ0NFFAGIlCQqKotJpp5l+gxQQGgwNfk/ryeB1/Ve4XjZ3IUMLFbQgHGO+rUebOwHFdkoCjRRhIX1r5JUGxAf9Ixzbyd+cYlKM4vFOi/qexLCvQNL1c9KVeg/+K+3VRBXBGlOYV/vGksQZFCQ1sFBhPKiyJpSUmE4tumy+uTcr/snLYSJyexhM8HheNHhwvbc12j+8BRtL20Vc94clSWu9ifgP8epTFEci0H7ypyqQf9OFDHcHUTAjm97kFnR2lU7PhIsR/4fv1j1u6onqEM1YE0Y3eRj8QPQ3kEmF1pn1Ove9oIZEQ7CPt2vx51KL5PmvmYMl9m8ZeILzu3xL5rZC27pcr21z5DZzI0FY8M/UH34F99+M5umWmsOf1CAb1ILPmRDMZIqZ+IT6JmB3kU16HT0pv61KM2AunqdnCJWopJ6jGrKZQ+VOj0z2u+I99JH5bG1WtQO+Fe+5bCkCImIlw7bRtzVDS62+9cP79aB5BL/2sW41AG42rhMZjfhA2yuGdhjE1V75rzCVwL1JJr6DQJ+12PXopvV3+vpXR19lrIsLReT3uxeEax+CRnvzgJRZenoHB9grTIMHWSS6hXGE5y6DtQN1WNgN0p0D7QDUXfBN01uzsF0iobi/uV4ZbjcFR7ku7PQD013x5jsxUwubY36A23ZVzdj38bmaW7CXUjwyHdJgwywObT/GJylk+m8o6aAnvDmtO6C92lFWwVPGixqtjNMK7eo+36ewFvQQFqLaNovCFN3EpS5h1DZnnZZ9eSSz6sD3I+7ZnNcT2wOZ/K+w6fhA3Ip6bYwANqLUj5W0jLIBhQQAtOBu+rxiau7c6lrTz/AQ==');
INSERT INTO public.template_version VALUES ('d235797b-2444-4b28-b153-0120f8fc987a', 'c2aad917-61b0-4aec-9cd5-b2fe1420a2e5', 'saved', 1, 'Mill', 1795240800000, 'rZbfb+M2DMf/lYDPyuD42t7qty33YwV2QNBu2MNQFIxEJ8TJkiHJboMg//tAJ03sXnG7c+M3f21+RFIixS00DRsoQOeI5nr2fno1W2bTCyQ9vdbmcrrMS5pd5BnmdAkKWgqRvYMCZr9koEBsXWOtgsQVxYRVDcXs/fVlfpH9msmjwGFFUMAXthYUGIo6cJ32lJJDTKDAols1uJL/yIGCyjva/O04RSigsiLVgTUdV6Oqtpho7l2ipwQFgAJfk/vtZhF8VR8Ujp/JUcDEbgUFGO+oUxfN0nJck4GiRBtJHNj4JkGxBf1JxzT3du4bl6B4d6VA/0llX1Kgb3m17km5Av0H9+0yBXFNlBYUvnjTWIIihYZ2CgwmlIUiaclChOLfbZfIZ+Vh1Tkt2UqcxBI+HxWOHx0ubc91je4DR9EO0k694MneWO5ifwb+dZLGEMm1HLyryKUe9ONAHcPVTQjk9KYHnZ+kUbHjE8V+4If377P2W/UCZagOpBm7s3sifhjKI8DsSvuSetPTRiAj2kHYd4f3UZvi+6S5j2niy0n8IeLrzq2w7xpZy26lJodjP0FnJmgqHhn6o+7B//HhK7vVRGPN6QcK6FViyU9kMEZK/UR8EnVylEdxHTotvalPPWkjkK5uB4eopZikHic1hdKHCp3+/5rvyPfShaVx9RrUXnjQvqUwpIiJCDdO28acFI3u7ivXL4/WEeTSN81iHMpgXC89BvOTsEEWDyyMsanqfXM+g2uBWnINnSdhP+vRa/Ht6++tlK7O3goZltbbaa8WzygWn2Xvl2eh6PIcFK7PkBYZps5yCPUaw1k2fQ/qpqoRsHsF2ge6peiboLtmd69AWmVj8fBmuOU4HNWepYcZqOfm22NsdwIm1/YGveFnGVcP499WhuduQt3KcEh3CYMMsHmWX01n+TSTNWoK7A1rTpsudJfWsFPwqMWqYjfHuP4dbdffC5BZHbWWUTTekiZuJSmLjiHDu3xn15JLPmyOcp71zBa4Gdi8y2S945WwBblqii08otaCzOXeWQXBgAJacjL4UDU2cW33Lu3k+Q8=');
INSERT INTO public.template_version VALUES ('bf8b9ea9-1a70-43ee-8e51-d6e5230d6e52', 'c2aad917-61b0-4aec-9cd5-b2fe1420a2e5', 'saved', 2, 'Mill', 1795244400000, 'rZbfb+M2DMf/lYDPyuD42t7qty33YwV2QNBu2MNQFIzEOMTJkiHJboMg//tAJ03sXnG7c+M3f21+RFIixS00DRsoQOeI5nr2fno1W2bTCyQ9vdbmcrrMVzS7yDPM6RIUtBQiewcFzH7JQIHYusZaBYkrigmrGorZ++vL/CL7NZNHgcOKoIAvbC0oMBR14DrtKZG0dwYUWHRlg6X8SA4UVN7R5m/HKUIBlRWpDqzpuBxVtcVEc+8SPSUoABT4mtxvN4vgq/qgcPxMjgImdiUUYLyjTl00S8txTQaKFdpI4sDGNwmKLehPOqa5t3PfuATFuysF+k9a9SUF+pbLdU/KFeg/uG+XKYhrorSg8MWbxhIUKTS0U2AwoSwUSUsaIhT/brtMPisPZee0pCtxEkv4fFQ4fnS4tD3XNboPHEU7SDv1giebY7mL/Rn410kaQyTXcvCuIpd60I8DdQxXNyGQ05sedH6SRsWOTxT7gR/ev8/ab9ULlKE6kGbsDu+J+GEojwCzW9mX1JueNgIZ0Q7Cvju8j9oU3yfNfUwTv5rEHyK+7lyJfdfIWnalmhyO/QSdmaCpeGToj7oH/8eHr+zKicaa0w8U0KvEFT+RwRgp9RPxSdTJUR7Fdei09KY+9aSNQLq6HRyilmKSepzUFFY+VOj0/9d8R76XLiyNq9eg9sKD9i2FIUVMRLhx2jbmpGh0d1+5fnm0jiCXvmkW41AG43rpMZifhA2yeGBhjE1V75vzGVwL1JJr6DwJ+1mPXotvX39vpXR19lbIsLTeTnu1eEax+Cx7vzwLRa/OQeH6DGmRYeosh1CvMZxl0/egbqoaAbtXoH2gW4q+CbprdvcKpFU2Fg9vhluOw1HtWXqYgXpuvj3Gdidgcm1v0Bt+lnH1MP5tZXruJtStDId0lzDIAJtn+dV0lk8zWaOmwN6w5rTpQndpDTsFj1qsKnZzjOvf0Xb9vQAZ1lFrGUXjLWniVpKy6Bgyvct3di255MPmKOdZz2yBm4HNu0zWO14JW5CrptjCI2otyFzunTIIBhTQkpPBh6qxiWu7d2knz38=');
INSERT INTO public.template_version VALUES ('ce109c3f-9d86-4155-8ec9-20452b9d37e7', 'b1121187-47a0-4c5e-924d-e297f05119a8', 'saved', 1, 'Deleted', 1795248000000, 'rZZRb9s4DMe/isFn5RB77dr6bZduuwJ3QNDucA9DUTAy4wiTKUOS3QZBvvtAJ03srthtbvymv8CfSEqkuYGmMQXksEjTLE0vLyZnFzidnOlzmlxlZ8WEsquL5fQ8Ta/wEhS05INxDDmkf0xBgdhyY62CaCoKEasa8vTi6jw7u5x2nwLGiiCHa7IUqQAFBQXtTR13oOiSBSWeQnS+27bIZYOl2BCDgsoxrf9lEwPkUFmRam80HU6mqrYYaeY40lOEHECBq4k/3My9q+q9YsJnYvIYDZeQQ+GYOnXeLKwJKyogX6INJA6sXRMh34D+pEOcOTtzDUfI371XoP+mZV9SoG9NuepJmQL9l+nbTRWEFVGck//HFY0lyKNvaKugwIhyUCAt6QiQf910SX1WHsrOaQuS4SiW8PmgmPCRcWF7rmvkaxNE20tb9YIn92RNF/sz8MtRGkMkbo13XBHHHvTjQB3D1Y33xHrdg86O0qjY8YlCP/D9+ues3VW9QBVUe9IGu0d8JF4P5RFgw0v7knrT00YgA9pB2Hf79ahLcX3SzIWYuGUSfon4unMl9l0jaw2XKtk/+wS5SLCozMjQH3UP/p/z3wyXicbaxF8ooFeJS/NEBYZAsZ+IT6ImB3kUl5G19KY+9aiNQHLdDh5RSyFKPSY1+aXzFbL+/5rvyPfShaVx9RrUTnjQriU/pIiJCDesbVMcFY18983UL5/WAcTxh2YxDlVgWC0c+uI3YYMs7lkYQlPVu+Z8Atc8tcQNnSZhv+vRa/Ht6u+tlK7O3goZltbbaa8WzyiWOcndL05C0ctTUEx9grTIMHWSR6hX6E9y6TtQN1WNgN0r0M7TLQXXeN01u3sF0iobi/tVYVoThqPas/SQgnpuvj3GZitg4rY36A23ZVzdj38bGaS7CXUjwyHdRfQywGbT7P0kzSZTOaMmb1xhtInrLnSOK9gqeNRiVRmeYVj9ibbr7zmcgwLUWkbRcEuaTCtJmXcMGeRl33BLHJ1fH+Rs2jOb43pg824q5x1+CRuQX02+gUfUWpCZ/HdKLxhQQAsTC3yoGhtNbXcubeX7Dg==');
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_key PRIMARY KEY (session_id, template_uuid);
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.usage_count
    ADD CONSTRAINT usage_count_key PRIMARY KEY (day, event, screen);
CREATE UNIQUE INDEX account_by_email ON public.account USING btree (email);
CREATE INDEX build_by_account ON public.build USING btree (account_id);
CREATE INDEX build_by_touched_at ON public.build USING btree (touched_at);
CREATE INDEX built_file_by_content_key ON public.built_file USING btree (account_id, content_key);
CREATE INDEX built_file_by_expires_at ON public.built_file USING btree (expires_at);
CREATE INDEX job_by_due_at ON public.job USING btree (due_at, id) WHERE (finished_at IS NULL);
CREATE INDEX log_entry_by_account ON public.log_entry USING btree (account_id, at);
CREATE INDEX log_entry_by_at ON public.log_entry USING btree (at);
CREATE INDEX log_entry_by_lmid ON public.log_entry USING btree (lmid, at);
CREATE INDEX one_time_token_by_account ON public.one_time_token USING btree (account_id, purpose);
CREATE INDEX provider_by_account ON public.provider USING btree (account_id);
CREATE UNIQUE INDEX provider_by_subject ON public.provider USING btree (provider, subject);
CREATE INDEX purchase_order_by_account ON public.purchase_order USING btree (account_id);
CREATE INDEX session_by_account_id ON public.session USING btree (account_id);
CREATE INDEX session_by_expires_at ON public.session USING btree (expires_at);
CREATE INDEX template_by_account_id_bytes ON public.template USING btree (account_id, document_bytes, version_bytes);
CREATE INDEX template_by_account_id_updated_at ON public.template USING btree (account_id, updated_at);
CREATE INDEX template_reading_by_template ON public.template_reading USING btree (template_uuid);
CREATE INDEX template_version_by_template ON public.template_version USING btree (template_uuid, saved_at);
ALTER TABLE ONLY public.build
    ADD CONSTRAINT build_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.template_reading
    ADD CONSTRAINT template_reading_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
ALTER TABLE ONLY public.template_version
    ADD CONSTRAINT template_version_template_uuid_fkey FOREIGN KEY (template_uuid) REFERENCES public.template(uuid) ON DELETE CASCADE;
